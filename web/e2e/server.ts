import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

async function answers(url: string, server: ChildProcess) {
  const end = Date.now() + 50_000
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    try {
      if ((await fetch(`${url}/api/games`)).ok) return
    } catch {
      // Not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`no server at ${url}`)
}

/** The server at CANTINA_URL, else one started here: the real one, or the stand-in when CANTINA_MOCK is set. */
export default async function setup(project: TestProject) {
  if (process.env.CANTINA_URL) {
    project.provide('url', process.env.CANTINA_URL)
    return
  }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const data = await mkdtemp(join(tmpdir(), 'cantina-e2e-'))
  // A group of its own: `go run` starts the binary as a child, which must end with it.
  const server = process.env.CANTINA_MOCK
    ? spawn('node', ['tests/mock/server.mjs'], {
        env: { ...process.env, PORT: String(port) },
        stdio: 'inherit',
        detached: true,
      })
    : spawn(
        'go',
        ['run', './cmd/cantina', 'serve', '--addr', `127.0.0.1:${port}`, '--data', data, '--bot-delay', '0s'],
        {
          cwd: '..',
          stdio: 'inherit',
          detached: true,
        },
      )
  const stop = async () => {
    try {
      if (server.pid) process.kill(-server.pid, 'SIGTERM')
    } catch {
      // Already gone.
    }
    await rm(data, { recursive: true, force: true })
  }
  try {
    await answers(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('url', url)
  return stop
}
