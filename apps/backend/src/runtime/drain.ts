import { Server as SocketServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** Milliseconds in which a balancer sees /readyz turn while everything is still answered. */
const notice = 500
/** Milliseconds after that in which an idle connection is left to who opened it: a proxy may just be sending on it. */
const idleFor = 2_500
/** Milliseconds that a request on its way may still take. */
const patience = 10_000

/**
 * What the system has already taken for us is read before anything is closed. Connections are taken once a turn of the
 * event loop, and a page that is made in that turn holds it up: only a short turn leaves nobody waiting.
 */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const since = performance.now()
    await new Promise(resolve => setImmediate(resolve))
    if (turn > 0 && performance.now() - since < 1) return
  }
}

let told = false
let draining = false

/** Whether this process is about to end: it answers, but wants no more visitors. */
export const isDraining = (): boolean => draining

/** The process is about to end: `drain` answers the requests in flight first. */
export function expectDrain(): void {
  told = true
}

/** Only a process that is told to end has visitors; one that a test ends has none. */
export function drainOnSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.prependOnceListener(signal, expectDrain)
}

/** Answers what is on its way, refuses what is new. Strapi alone would cut every connection at once. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer
  if (!told || !server.listening) return
  draining = true
  // Who asks from now on takes another connection for what comes next.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  await pause(notice)
  await arrived()
  const force = setTimeout(() => server.closeAllConnections(), patience)
  // http's own close() cuts idle connections in the same instant, on which a request may just be arriving.
  const closing = new Promise(resolve => SocketServer.prototype.close.call(server, resolve))
  await Promise.race([closing, pause(idleFor)])
  const idle = setInterval(() => arrived().then(() => server.closeIdleConnections()), 100)
  await closing
  clearInterval(idle)
  clearTimeout(force)
}
