import { createServer, type ServerResponse } from 'node:http'
import type { Metrics } from './metrics'

/** Serves `GET /metrics` on a separate port that is not reachable through the proxy. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.on('error', () => response.destroy())
    sendMetrics(metrics, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // An error while accepting a connection must not end the process.
  server.on('error', () => {})
  server.unref()
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Rejects if a gauge cannot be read. */
async function sendMetrics(metrics: Pick<Metrics, 'text' | 'contentType'>, response: ServerResponse) {
  const text = await metrics.text()
  response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
  response.end(text)
}
