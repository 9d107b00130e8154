import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { WitnessError } from '../problem.mjs'
import { createConnectionLimit } from './connection-limit.mjs'

const options = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 8_192,
}
const maxConnections = 500
/** How long nothing may be sent or read on a connection, and how long a response may take to be read, in ms. */
const timeouts = { idle: 30_000, response: 60_000 }
/** How long requests may take to end after a signal, in ms. */
const patience = 5_000

const describeListenError = ({ code, message }, { address, port }) =>
  ({
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another one with the line "port" of the settings or WITNESS_PORT.`,
    EACCES: `Port ${port} may not be used by this user. Choose one above 1023.`,
    EADDRNOTAVAIL: `This computer does not have the address ${address}.`,
  })[code] ?? `Port ${port} cannot be used: ${message}.`

/** A client that breaks the protocol is told so, if it still listens. */
function refuseClient(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

function limitConnections(server) {
  server.maxConnections = maxConnections
  // Makes room for the next one.
  server.on('drop', () => server.closeIdleConnections())
  const limit = createConnectionLimit()
  server.on('connection', socket => {
    socket.on('error', () => socket.destroy())
    const { remoteAddress } = socket
    if (!remoteAddress || !limit.open(remoteAddress)) return socket.destroy()
    socket.on('close', () => limit.close(remoteAddress))
  })
}

/** A client that reads a byte now and then is not idle. */
function limitTime(server, { idle, response: longest }) {
  server.timeout = idle
  server.on('request', (_, response) => {
    const timer = setTimeout(() => response.destroy(), longest)
    response.on('close', () => clearTimeout(timer))
  })
}

/** Starts a web server. Port 0 selects a free port. `stop` waits for the requests that are running. */
export async function startServer(handle, { address, port }, { idle, response } = timeouts) {
  const server = createServer(options, handle)
  server.on('clientError', refuseClient)
  limitTime(server, { idle, response })
  limitConnections(server)
  server.listen({ host: address, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new WitnessError(describeListenError(error, { address, port }), { cause: error })
  }
  server.on('error', error => console.error(`The web server failed: ${error.message}`))
  return {
    port: server.address().port,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      // A connection that is kept alive becomes idle when its request has been answered.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      await Promise.race([closed, pause(patience, null, { ref: false })])
      clearInterval(sweep)
      server.closeAllConnections()
      await closed
    },
  }
}
