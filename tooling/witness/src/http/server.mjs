import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { WitnessError } from '../problem.mjs'

const options = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 8_192,
}
const maxConnections = 500
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

/** Starts a web server. Port 0 selects a free port. `stop` waits for the requests that are running. */
export async function startServer(handle, { address, port }) {
  const server = createServer(options, handle)
  server.maxConnections = maxConnections
  server.on('clientError', refuseClient)
  server.on('connection', socket => socket.on('error', () => socket.destroy()))
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
