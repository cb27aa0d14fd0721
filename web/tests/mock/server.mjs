// Serves the built page and a stand-in game by docs/protocol.md: `npm run mock`, then http://127.0.0.1:8080.
// The address `#/m/...` of a staged position is made by POST /api/matches with {"position":"mid|tray|damage|over"}.
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { facts, Game, summary } from './game.mjs'

const dist = new URL('../../dist/', import.meta.url).pathname
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
}
const matches = new Map()

const server = createServer(async (req, res) => {
  const url = new URL(req.url, 'http://x')
  const json = (data, status = 200) => {
    res.writeHead(status, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify(data))
  }
  if (url.pathname === '/api/games') return json([summary])
  if (url.pathname === '/api/games/deckbuilding') return json(facts)
  const rule = url.pathname.match(/^\/api\/games\/deckbuilding\/rules\/(.+)$/)
  if (rule)
    return json({
      id: rule[1],
      source: 'rulebook',
      text: 'To purchase, the player returns resources equal to the cost of the card from the pool to the supply; with too few resources the purchase is illegal.',
    })
  if (url.pathname === '/api/matches' && req.method === 'POST') {
    let body = ''
    for await (const chunk of req) body += chunk
    const asked = JSON.parse(body)
    const id = randomBytes(5).toString('hex')
    const match = { game: new Game(asked.seat ?? 0, asked.position), sockets: new Set(), seen: new Map() }
    matches.set(id, match)
    run(match)
    return json({ match: id, token: 'tok' })
  }
  const of = url.pathname.match(/^\/api\/matches\/(\w+)\/(record|scenario)$/)
  if (of && !matches.has(of[1]))
    return json({ status: 404, title: 'Not Found', detail: 'There is no such match.' }, 404)
  if (of) return json({ match: of[1], choices: [] })
  try {
    const path = normalize(url.pathname === '/' ? '/index.html' : url.pathname)
    const file = await readFile(join(dist, path))
    res.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' })
    res.end(file)
  } catch {
    json({ status: 404, title: 'Not Found' }, 404)
  }
})

function state(match, from, client) {
  const g = match.game
  return {
    type: 'state',
    seq: g.seq,
    view: g.view(),
    log: g.log.slice(from),
    log_from: from + 1,
    commitment: createHash('sha256').update('x').digest('hex'),
    undo: g.seq > 0 && g.active === g.seat,
    client,
  }
}
function run(match) {
  const g = match.game
  while (!g.over && g.active !== g.seat) {
    const from = g.log.length
    g.bot()
    for (const s of match.sockets) s(state(match, from))
  }
}
function receive(match, reply, m) {
  const g = match.game
  if (m.type === 'hello') return reply(state(match, 0))
  if (m.type === 'why') return reply({ type: 'why', card: m.card, reasons: g.why(m.card), client: m.client })
  if (m.type === 'undo') return reply(state(match, 0, m.client))
  if (m.seq !== g.seq) {
    reply({ type: 'refused', code: 'stale', text: 'That was another decision.', client: m.client })
    return reply(state(match, 0))
  }
  const from = g.log.length
  g.choose(m.option)
  for (const s of match.sockets) s(state(match, from, m.client))
  run(match)
}

server.on('upgrade', (req, socket) => {
  const match = matches.get(req.url.split('/')[3])
  if (!match) return socket.destroy()
  const accept = createHash('sha1')
    .update(req.headers['sec-websocket-key'] + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11')
    .digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  const send = (data) => {
    const body = Buffer.from(JSON.stringify(data))
    const head =
      body.length < 126
        ? Buffer.from([0x81, body.length])
        : body.length < 65536
          ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
          : (() => {
              const b = Buffer.alloc(10)
              b[0] = 0x81
              b[1] = 127
              b.writeBigUInt64BE(BigInt(body.length), 2)
              return b
            })()
    socket.write(Buffer.concat([head, body]))
  }
  match.sockets.add(send)
  send(state(match, 0))
  let buffer = Buffer.alloc(0)
  socket.on('data', (data) => {
    buffer = Buffer.concat([buffer, data])
    while (buffer.length >= 6) {
      let n = buffer[1] & 127,
        at = 2
      if (n === 126) {
        n = buffer.readUInt16BE(2)
        at = 4
      }
      if (buffer.length < at + 4 + n) return
      const mask = buffer.subarray(at, at + 4)
      const body = Buffer.from(buffer.subarray(at + 4, at + 4 + n).map((b, i) => b ^ mask[i % 4]))
      const op = buffer[0] & 15
      buffer = buffer.subarray(at + 4 + n)
      if (op === 8) return socket.end()
      if (op === 1) receive(match, send, JSON.parse(body))
    }
  })
  const gone = () => match.sockets.delete(send)
  socket.on('close', gone)
  socket.on('error', gone)
})
const port = Number(process.env.PORT ?? 8080)
server.listen(port, '127.0.0.1', () => console.log(`mock on http://127.0.0.1:${port}`))
