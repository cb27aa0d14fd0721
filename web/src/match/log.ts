import type { LogLine } from '../wire/types'

/** The log after a message: what we had below `from`, then the lines of the message. */
export function mergeLog(have: LogLine[], from: number | undefined, lines: LogLine[] | undefined): LogLine[] {
  if (from === undefined && !lines?.length) return have
  const start = from ?? lines?.[0]?.n ?? 0
  return [...have.filter((line) => line.n < start), ...(lines ?? [])]
}
