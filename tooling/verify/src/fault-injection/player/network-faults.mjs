import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { proxyFaults } from '#src/product/faulty-proxy.mjs'

const dripEvery = 250

/** Forwards a request, but sends the response one byte at a time. */
function drip(target, incoming, outgoing) {
  const { method, headers, url } = incoming
  const upstream = request(new URL(url, target), { method, headers }, response => {
    outgoing.writeHead(response.statusCode, response.headers)
    const bytes = []
    response.on('data', chunk => bytes.push(...chunk))
    response.on('error', () => outgoing.destroy())
    const timer = setInterval(() => {
      const [byte] = bytes.splice(0, 1)
      if (byte !== undefined) outgoing.write(Buffer.from([byte]))
      else if (response.complete) outgoing.end()
    }, dripEvery)
    outgoing.on('close', () => {
      clearInterval(timer)
      response.destroy()
    })
  })
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

const answer = (status, type, body) => (_, _incoming, outgoing) =>
  outgoing.writeHead(status, { 'content-type': type }).end(body())

const loginPage = () =>
  '<!doctype html><title>Wi-Fi</title><form><h1>Selamat datang</h1><input name="kamar"></form>'

/** The ways in which the network or the gateway fails. */
export const networkFaults = {
  hang: proxyFaults.hanging,
  reset: (_, incoming) => incoming.socket.resetAndDestroy(),
  500: proxyFaults[500],
  502: answer(502, 'text/html', () => '<h1>Bad gateway</h1>'),
  'captive 200': answer(200, 'text/html', loginPage),
  'slow drip': drip,
  garbage: answer(200, 'application/json', () => randomBytes(300)),
  401: proxyFaults[401],
  403: proxyFaults[403],
  429: proxyFaults[429],
}

const isApi = path => /^\/(device|audio)\//.test(path)
const at = expected => path => path === expected

/** What a fault may hit: the requests by their paths. */
export const targets = {
  'worker script': at('/service-worker.js'),
  'app files': path => !isApi(path) && path !== '/service-worker.js',
  bundle: at('/device/bundle'),
  events: at('/device/events'),
  heartbeat: at('/device/heartbeat'),
  plays: at('/device/plays'),
  audio: path => path.startsWith('/audio/'),
  code: at('/device/code'),
  token: at('/device/token'),
}

/** Fails the requests of one target, and forwards all others. */
export function failTarget(fault, target, forward) {
  const isHit = targets[target]
  return (upstream, incoming, outgoing) => {
    const [path] = incoming.url.split('?')
    const handle = isHit(path) ? networkFaults[fault] : forward
    handle(upstream, incoming, outgoing)
  }
}
