import { createServer, request } from 'node:http'

const json = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const error = status => ({ data: null, error: { status, name: 'Error', message: 'faulty', details: {} } })

/** Forwards a request to `target`, and the response to the client. */
export function forwardRequest(target, incoming, outgoing) {
  const upstreamRequest = request(
    new URL(incoming.url, target),
    { method: incoming.method, headers: incoming.headers },
    response => {
      outgoing.writeHead(response.statusCode, response.headers)
      response.pipe(outgoing)
    },
  )
  upstreamRequest.on('error', () => outgoing.destroy())
  outgoing.on('close', () => upstreamRequest.destroy())
  incoming.pipe(upstreamRequest)
}

/** The ways in which a CMS can fail. Each function receives the target URL, the request and the response. */
export const proxyFaults = {
  reset: (_, incoming) => incoming.socket.destroy(),
  hanging: () => {},
  slow: (target, incoming, outgoing) => setTimeout(forwardRequest, 2_500, target, incoming, outgoing),
  'half a header': (_, incoming) => incoming.socket.end('HTTP/1.1 200 OK\r\nContent-Ty'),
  truncated: (_, _incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    outgoing.write('{"data":[{"title":"ha')
    setTimeout(() => outgoing.destroy(), 20)
  },
  'hanging body': (_, _incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' })
    outgoing.write('{"data":')
  },
  500: (_, _incoming, outgoing) => json(outgoing, 500, error(500)),
  503: (_, _incoming, outgoing) => outgoing.writeHead(503).end('<h1>Bad gateway</h1>'),
  401: (_, _incoming, outgoing) => json(outgoing, 401, error(401)),
  403: (_, _incoming, outgoing) => json(outgoing, 403, error(403)),
  404: (_, _incoming, outgoing) => json(outgoing, 404, error(404)),
  429: (_, _incoming, outgoing) => json(outgoing, 429, error(429)),
  'not JSON': (_, _incoming, outgoing) => outgoing.writeHead(200).end('<!doctype html><p>Parked domain'),
  'another shape': (_, _incoming, outgoing) => json(outgoing, 200, { data: [{ title: 7 }], meta: {} }),
  empty: (_, _incoming, outgoing) => outgoing.writeHead(200).end(),
  redirect: (_, _incoming, outgoing) => outgoing.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
}

/**
 * Starts a proxy in front of `target`. `fail(fault)` injects a fault by name or as a function; `fail(null)` forwards
 * everything. While it is `down`, nothing listens on its port.
 */
export async function startFaultyProxy(target) {
  let fault = null
  const server = createServer((incoming, outgoing) =>
    (proxyFaults[fault] ?? fault ?? forwardRequest)(target, incoming, outgoing),
  )
  const listen = at => new Promise(resolve => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address()
  const stop = () => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    fail(way) {
      fault = way
      server.closeAllConnections()
    },
    down: stop,
    up: () => listen(port),
    stop: () => (server.listening ? stop() : undefined),
  }
}
