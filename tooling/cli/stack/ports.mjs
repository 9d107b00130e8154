import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CliError } from '#program/cli-error.mjs'

const HOST = '127.0.0.1'
/** How long the services of a killed start may take to end, in ms. */
const patience = 2_000

const table = {
  marketing: { env: 'MARKETING_PORT', standard: 3000, what: 'the site' },
  portal: { env: 'PORTAL_PORT', standard: 3001, what: 'the portal' },
  player: { env: 'PLAYER_PORT', standard: 3002, what: 'the player' },
  backend: { env: 'BACKEND_PORT', standard: 1337, what: 'the backend' },
  mailbox: { env: 'MAILBOX_PORT', standard: 1080, what: 'the mailbox page' },
  smtp: { env: 'SMTP_PORT', standard: 1025, what: 'the mailbox (SMTP)' },
  payments: { env: 'PAYMENTS_PORT', standard: 1090, what: 'the payment simulator' },
  witness: { env: 'WITNESS_PORT', standard: 1091, what: 'the witness' },
  // Nobody types its address, so that any free port will do.
  database: { env: 'DATABASE_PORT', what: 'the database' },
}

/** Tries to bind a port. Resolves with the port, or with the error code. */
function tryPort(port) {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', error => resolve(error.code))
    server.listen(port, HOST, () => {
      const { port: taken } = server.address()
      server.close(() => resolve(taken))
    })
  })
}

/** Reads the ports of this run from the environment; otherwise uses the defaults. */
export function readPorts(env = process.env) {
  const entries = Object.entries(table).flatMap(([name, { env: variable, standard }]) => {
    if (!env[variable] && !standard) return []
    const port = Number(env[variable] || standard)
    if (Number.isInteger(port) && port > 0 && port < 65536) return [[name, port]]
    throw new CliError(`${variable} must be a port number, not "${env[variable]}"`)
  })
  return Object.fromEntries(entries)
}

async function waitForPort(port) {
  const end = performance.now() + patience
  for (;;) {
    const result = await tryPort(port)
    if (result !== 'EADDRINUSE' || performance.now() > end) return result
    await pause(50)
  }
}

/** Throws if a port is not available. The message names the variable that changes the port. */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    const { env, what } = table[name]
    const result = await waitForPort(port)
    if (result === port) continue
    const reason = result === 'EADDRINUSE' ? 'is taken' : `cannot be used (${result})`
    throw new CliError(
      `Port ${port} (${what}) ${reason}. Stop what uses it, or choose another: ${env}=${port + 100} npm start`,
    )
  }
}

/**
 * Ports are below the range for outgoing connections, which could otherwise take a port before its service
 * starts.
 */
const randomPort = () => randomInt(20_000, 30_000)

export async function findFreePort(taken = []) {
  let port = randomPort()
  while (taken.includes(port) || (await tryPort(port)) !== port) port = randomPort()
  return port
}

/**
 * Finds free ports for another stack.
 * @returns {Promise<Record<'marketing' | 'portal' | 'player' | 'backend' | 'mailbox' | 'smtp' | 'payments' |
 * 'witness' | 'database', number>>}
 */
export async function findFreePorts() {
  const ports = {}
  for (const name of Object.keys(table)) ports[name] = await findFreePort(Object.values(ports))
  return ports
}
