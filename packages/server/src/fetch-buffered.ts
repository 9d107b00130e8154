import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { createBufferedResponse } from './buffered-response'

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
}

/**
 * A faster `fetch` for requests without a body to a backend that does not redirect. Buffers the response,
 * because streams account for most of the CPU time of `fetch`. Does not request compression, because the app
 * and the backend share a network.
 */
export async function fetchBuffered(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  // ky passes an empty object in addition to its request.
  const isComplete = input instanceof Request && Object.keys(init).length === 0
  const request = isComplete ? input : new Request(input, init)
  if (request.body !== null || request.redirect !== 'error') return fetch(request)
  return send(request)
}

async function send(request: Request): Promise<Response> {
  const { signal } = request
  signal.throwIfAborted()
  try {
    return await toResponse(await receive(request))
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}

function receive(request: Request): Promise<IncomingMessage> {
  const { url, method, signal } = request
  const secure = url.startsWith('https:')
  const options = {
    method,
    signal,
    agent: agents[secure ? 'https:' : 'http:'],
    headers: { accept: '*/*', ...Object.fromEntries(request.headers) },
  }
  return new Promise((resolve, reject) => {
    const outgoing = (secure ? https : http).request(url, options, resolve)
    // Without a listener, Node closes the connection and emits neither a response nor an error.
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy()
      reject(new TypeError('The backend switches protocols'))
    })
    outgoing.on('error', error => {
      // The backend closed an idle connection while the request was being sent, so it is sent again.
      if (outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET' && method === 'GET')
        receive(request).then(resolve, reject)
      else reject(error)
    })
    outgoing.end()
  })
}

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const { statusCode = 0, statusMessage = '', rawHeaders } = incoming
  const headers = new Headers()
  rawHeaders.forEach((name, index) => {
    if (index % 2 === 0) headers.append(name, rawHeaders[index + 1] ?? '')
  })
  const bytes = new Uint8Array(await buffer(incoming))
  if (statusCode >= 300 && headers.has('location')) throw new TypeError('The backend redirects')
  return createBufferedResponse(bytes, { status: statusCode, statusText: statusMessage, headers })
}
