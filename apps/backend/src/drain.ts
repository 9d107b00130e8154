import { Server as SocketServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** Milliseconds in which a balancer sees /readyz turn while everything is still answered. */
const notice = 500
/** Milliseconds that a request on its way may still take. */
const patience = 10_000

/** What the system has already taken for us is read before anything is closed: a timer fires ahead of it. */
const arrived = () => new Promise(resolve => setImmediate(() => setImmediate(resolve)))

let told = false
let draining = false

/** Whether this process is about to end: it answers, but wants no more visitors. */
export const isDraining = (): boolean => draining

/** Only a process that is told to end has visitors; one that a test ends has none. */
export function watchSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.prependOnceListener(signal, () => {
      told = true
    })
}

/** Answers what is on its way, refuses what is new. Strapi alone would cut every connection at once. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer
  if (!told || !server.listening) return
  draining = true
  await pause(notice)
  await arrived()
  const idle = setInterval(() => arrived().then(() => server.closeIdleConnections()), 100)
  const force = setTimeout(() => server.closeAllConnections(), patience)
  // http's own close() cuts idle connections in the same instant, on which a request may just be arriving.
  await new Promise(resolve => SocketServer.prototype.close.call(server, resolve))
  clearInterval(idle)
  clearTimeout(force)
}
