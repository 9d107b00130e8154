import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

type DrainOptions = {
  drainNoticeMs?: number
  drainIdleMs?: number
  drainTimeoutMs?: number
  onDrain?: () => void
}

/** Closes a server once all in-flight requests have completed; see `ServerOptions`. */
export async function drainServer(server: Server, options: DrainOptions): Promise<void> {
  const { drainNoticeMs = 0, drainIdleMs = 0, drainTimeoutMs = 10_000 } = options
  await delay(drainNoticeMs)
  options.onDrain?.()
  await acceptPending()
  const force = setTimeout(() => server.closeAllConnections(), drainTimeoutMs)
  // `close` of an HTTP server also closes idle connections immediately, even if a request is arriving on one
  // of them.
  const closing = new Promise(resolve => SocketServer.prototype.close.call(server, resolve))
  await Promise.race([closing, delay(drainIdleMs)])
  const idle = setInterval(() => acceptPending().then(() => server.closeIdleConnections()), 100)
  await closing
  clearTimeout(force)
  clearInterval(idle)
}

/**
 * Waits until Node has accepted the connections that the kernel has already accepted. Node accepts
 * connections once per turn of the event loop, and a render in the same turn delays that, so only a short
 * turn indicates that none is pending.
 */
async function acceptPending(): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    const start = performance.now()
    await new Promise(resolve => setImmediate(resolve))
    if (round > 0 && performance.now() - start < 1) return
  }
}
