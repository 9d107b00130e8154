import { Server as SocketServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** Milliseconds for a load balancer to see /readyz fail, while requests are still served. */
const readinessDelay = 500
/** Milliseconds after that for which idle connections stay open: a proxy may just be sending a request. */
const idleTimeout = 2_500
/** Milliseconds that requests in flight may still take. */
const requestTimeout = 10_000

/**
 * Waits until connections that the kernel has accepted are read. Node accepts them once per turn of the event loop, and a
 * slow response delays that turn, so only a short turn means that none is waiting.
 */
async function acceptPendingConnections(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const since = performance.now()
    await new Promise(resolve => setImmediate(resolve))
    if (attempt > 0 && performance.now() - since < 1) return
  }
}

let expected = false
let draining = false

/** Whether this process is shutting down: it still responds, but should get no more traffic. */
export const isDraining = (): boolean => draining

/** Announces the shutdown, so that `drain` waits for requests in flight. */
export function announceDrain(): void {
  expected = true
}

/** Drains only after a signal: a backend that a test stops has no traffic. */
export function drainOnSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.prependOnceListener(signal, announceDrain)
}

/** Finishes requests in flight and accepts no new ones. Strapi alone would close every connection at once. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer
  if (!expected || !server.listening) return
  draining = true
  // The next request of a client must open a connection to another process.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  await pause(readinessDelay)
  await acceptPendingConnections()
  const force = setTimeout(() => server.closeAllConnections(), requestTimeout)
  // http's close() closes idle connections at once, although a request may just be arriving on one.
  const closing = new Promise(resolve => SocketServer.prototype.close.call(server, resolve))
  await Promise.race([closing, pause(idleTimeout)])
  const idle = setInterval(() => acceptPendingConnections().then(() => server.closeIdleConnections()), 100)
  await closing
  clearInterval(idle)
  clearTimeout(force)
}
