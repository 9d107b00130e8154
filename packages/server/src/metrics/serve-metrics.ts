import { createServer } from 'node:http'
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
    const send = (text: string) => {
      response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
      response.end(text)
    }
    metrics.text().then(send, () => response.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
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
