/** One side of a die as the board draws it. */
export interface Face {
  symbol: string
  /** What stands before the symbol: "2", "X" or nothing. */
  value: string
  plus: boolean
  cost: number
}

const blank: Face = { symbol: 'blank', value: '', plus: false, cost: 0 }

/** Reads a side in the server's words, as "+2 melee, costs 1". What it does not know stays as the symbol's name. */
export function readFace(text: string | undefined): Face {
  const parts = /^(\+)?(?:(\d+|X) )?([^,]+?)(?:, costs (\d+))?$/.exec((text ?? '').trim())
  if (!parts) return blank
  return {
    symbol: parts[3]!,
    value: parts[2] ?? '',
    plus: parts[1] !== undefined,
    cost: Number(parts[4] ?? 0),
  }
}
