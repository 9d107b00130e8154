import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'

type Received = {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export type StubResponse = {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

/** Starts a real HTTP server on a free port that records requests and sends the given replies. */
export async function startLocalServer(
  replyTo: (received: Received) => StubResponse | 'hang' | 'hang-up' | 'stall',
) {
  const received: Received[] = []
  const listener: RequestListener = async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body }
    received.push(call)
    const reply = replyTo(call)
    if (reply === 'hang') return
    if (reply === 'hang-up') return request.socket.destroy()
    if (reply === 'stall')
      return response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok":')
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body === undefined ? undefined : text)
  }
  const server = createServer(listener)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const close = () =>
    new Promise<void>(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${address.port}/api`, received, close }
}
