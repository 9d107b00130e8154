import { connect } from 'node:net'
import { createRawRequest, regressionRequests } from './raw-bytes.mjs'
import { createSeededRandom } from './seeded-random.mjs'

/** The number of concurrent requests per server. */
const concurrency = 8
/**
 * The time in milliseconds within which every request, however malformed, must get a response or have its
 * connection closed.
 */
const timeout = 15_000

/**
 * Sends raw bytes. Resolves with the status of the response, 0 if the connection was closed without one, or
 * null on a timeout or a refused connection.
 */
function send(url, bytes) {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname)
    let head = ''
    const done = status => {
      clearTimeout(timer)
      socket.destroy()
      resolve(status)
    }
    const timer = setTimeout(done, timeout, null)
    socket.on('data', chunk => {
      head += chunk.toString('latin1', 0, 64)
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? []
      if (status !== undefined) done(Number(status))
    })
    socket.on('error', error => done(error.code === 'ECONNREFUSED' ? null : 0))
    socket.on('close', () => done(0))
    socket.end(bytes)
  })
}

// 501 and 505 are the statuses that Node's parser and the framework return for an unsupported method or
// protocol.
const isAnswer = status => status !== null && (status < 500 || status === 501 || status === 505)

/**
 * Sends `count` malformed requests to each server. Returns one line, with the seed and the bytes, for each
 * request that timed out or caused a 5xx other than 501 and 505, and one for each unhealthy server.
 * @param {Partial<Record<'site' | 'portal' | 'backend' | 'mailbox' | 'witness', string>>} urls
 */
export async function sendRawRequests(urls, { seed, count }) {
  const misses = []
  for (const [server, url] of Object.entries(urls)) {
    const chance = createSeededRandom(seed)
    const known = regressionRequests[server](url)
    let left = count
    const work = async () => {
      while (left > 0) {
        left -= 1
        const bytes = known.pop() ?? createRawRequest(server, url, chance)
        const status = await send(url, bytes)
        if (isAnswer(status)) continue
        const shown = JSON.stringify(bytes.toString('latin1').slice(0, 400))
        misses.push(`${server}, seed ${seed}: ${status ?? 'no answer'} to ${shown}`)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, work))
    const alive = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(timeout) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!alive) misses.push(`${server}, seed ${seed}: not alive after ${count} requests`)
  }
  return misses
}
