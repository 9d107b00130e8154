import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createDeviceRoutes } from './device-api/device-routes'
import { env } from './env.server'
import { createGateway } from './gateway'

/** Creates the device API as middleware for Vite's development server. */
export async function createDevelopmentGateway() {
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const gateway = await createGateway({
    ...env.gateway,
    clientBuild: 'development',
    log,
    reportError: () => {},
    onBackendCall: () => {},
  })
  gateway.start()
  const routes = createDeviceRoutes(gateway)
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    const meta = {
      requestId: randomUUID(),
      clientAddress: incoming.socket.remoteAddress ?? '',
      host: incoming.headers.host ?? '',
      secure: false,
      draining: false,
    }
    if (routes(incoming, outgoing, meta) === null) next()
  }
}
