import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from './seeded-random.mjs'

/** The number of connections per server that are open at the same time. */
const concurrency = 16
/** How long a stalled connection stays open, in milliseconds. */
const stallMs = 150
/** The time in milliseconds within which a server must answer an ordinary request. */
const timeout = 15_000

const written = (socket, bytes) => new Promise(resolve => socket.write(bytes, 'latin1', () => resolve()))
const firstByte = socket =>
  new Promise(resolve => {
    socket.once('data', resolve).once('close', resolve)
    setTimeout(resolve, 2_000).unref()
  })
const split = request => {
  const at = request.indexOf('\r\n\r\n') + 4
  return { head: request.slice(0, at), body: request.slice(at) }
}
const half = text => text.slice(0, Math.ceil(text.length / 2))

/** Sends an incomplete request: the head, and half of a body of which twice as much is announced. */
async function sendPart(socket, request) {
  const { head, body } = split(request)
  const announced = Math.max(2 * body.length, 64)
  const open = head.replace(/content-length: \d+\r\n/i, '')
  await written(socket, open.replace(/\r\n\r\n$/, `\r\nContent-Length: ${announced}\r\n\r\n${half(body)}`))
}

const chunked = request => {
  const { head } = split(request)
  return head
    .replace(/content-length: \d+\r\n/i, '')
    .replace(/\r\n\r\n$/, '\r\nTransfer-Encoding: chunked\r\n\r\n')
}

/** What a client does on a connection, by the stage at which it breaks. */
const stages = {
  'before the request': async () => {},
  'with bytes of another protocol': socket => written(socket, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  'within the head': (socket, request) => written(socket, half(split(request).head)),
  'silent within the head': async (socket, request) => {
    await written(socket, half(split(request).head))
    await pause(stallMs)
  },
  'after the head': (socket, request) =>
    written(socket, split(request).head.replace(/content-length: \d+/i, 'Content-Length: 64')),
  'within the body': sendPart,
  'silent within the body': async (socket, request) => {
    await sendPart(socket, request)
    await pause(stallMs)
  },
  'half-closed within the body': async (socket, request) => {
    await sendPart(socket, request)
    socket.end()
    await pause(stallMs)
  },
  'within a chunk': (socket, request) => written(socket, `${chunked(request)}40\r\n{"a":`),
  'with an invalid chunk': (socket, request) => written(socket, `${chunked(request)}zz\r\n{}\r\n`),
  'while waiting to continue': (socket, request) =>
    written(socket, split(request).head.replace('\r\n', '\r\nExpect: 100-continue\r\n')),
  'while upgrading': (socket, request) =>
    written(
      socket,
      request.replace('\r\n', '\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n').replace(/^POST/, 'GET'),
    ),
  'before the response': written,
  'within the response': async (socket, request) => {
    await written(socket, request)
    await firstByte(socket)
  },
  'half-closed before the response': async (socket, request) => {
    await written(socket, request)
    socket.end()
    await firstByte(socket)
  },
  'without reading the response': async (socket, request) => {
    socket.pause()
    await written(socket, request)
    await pause(stallMs)
  },
  'after the response': async (socket, request) => {
    await written(socket, request)
    await firstByte(socket)
    await pause(30)
  },
  'between pipelined requests': async (socket, request) => {
    await written(socket, request + request + half(request))
    await firstByte(socket)
  },
}

/** Opens a connection and ends it at a stage, half of the time with a reset. */
function breakConnection(url, request, stage, reset) {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    const stop = () => (reset ? socket.resetAndDestroy() : socket.destroy())
    socket.once('close', resolve).on('error', () => {})
    if (stage !== 'without reading the response') socket.on('data', () => {})
    socket.once('connect', () => stages[stage](socket, request).then(stop, stop))
  })
}

const isAlive = url =>
  fetch(url, { signal: AbortSignal.timeout(timeout) }).then(
    async response => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )

export function createRequest(method, path, { headers = {}, body = '', type = 'application/json' } = {}) {
  const content =
    body === '' ? {} : { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body, 'latin1') }
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...content })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

export async function breakConnections(servers, { seed, rounds = 1 }) {
  const misses = []
  for (const [name, { url, health = '/healthz', requests }] of Object.entries(servers)) {
    const chance = createSeededRandom(seed)
    const waiting = Array.from({ length: rounds }, () =>
      Object.keys(stages).flatMap(stage => requests.map(request => ({ stage, request }))),
    ).flat()
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        await breakConnection(url, next.request, next.stage, chance.of(0.5))
    }
    await Promise.all(Array.from({ length: concurrency }, work))
    if (health !== null && !(await isAlive(url + health)))
      misses.push(`${name}, seed ${seed}: not alive after broken connections`)
  }
  return misses
}
