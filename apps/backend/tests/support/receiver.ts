import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingHttpHeaders; body: Buffer }

/** Starts a server that records every request and answers it with the status `state.answer`. */
export async function startReceiver(answer: number) {
  const state = { answer, received: [] as Received[] }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // chunks are buffers because no encoding is set
    state.received.push({ headers: request.headers, body: Buffer.concat(chunks) })
    const headers = state.answer === 302 ? { location: `${origin}/elsewhere` } : {}
    response.writeHead(state.answer, headers).end('Receipt 4711')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { state, origin, stop: () => new Promise(done => server.close(done)) }
}
