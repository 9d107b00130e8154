import { Server as SocketServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** Milliseconds for load balancers to notice that /readyz fails, while requests are still served. */
const readinessDelay = 500
/** Milliseconds for which idle connections then stay open, because a proxy may be about to send a request. */
const idleTimeout = 2_500
/** Maximum time to wait for in-flight requests, in milliseconds. */
const requestTimeout = 10_000

/**
 * Waits until Node has accepted all connections that the kernel has queued. Node accepts them once per event
 * loop iteration, and a slow response delays the iteration, so only a short iteration means that none are
 * waiting.
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

/** Whether this process is shutting down: it still responds, but should receive no more traffic. */
export const isDraining = (): boolean => draining

/** Announces the shutdown, so that `drain` waits for in-flight requests. */
export function announceDrain(): void {
  expected = true
}

/** Drains only after a signal, because a backend that is stopped by a test has no traffic. */
export function announceDrainOnSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.prependOnceListener(signal, announceDrain)
}

/** Finishes in-flight requests and accepts no new ones. Strapi itself would close all connections immediately. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer
  if (!expected || !server.listening) return
  draining = true
  // Makes the client open a connection to another process for its next request.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  await pause(readinessDelay)
  await acceptPendingConnections()
  const force = setTimeout(() => server.closeAllConnections(), requestTimeout)
  // The close() method of an HTTP server immediately closes idle connections, on which a request may be
  // arriving.
  const closing = new Promise(resolve => SocketServer.prototype.close.call(server, resolve))
  await Promise.race([closing, pause(idleTimeout)])
  const idle = setInterval(() => acceptPendingConnections().then(() => server.closeIdleConnections()), 100)
  await closing
  clearInterval(idle)
  clearTimeout(force)
}
