import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sendRequest } from '#src/product/http-call.mjs'
import { signIn } from '#src/product/registered-members.mjs'

/** Opens an event stream on a socket of its own. */
function openStream(url, token) {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).on('error', () => {})
  socket.write(`GET /device/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  return socket
}

/** The ways in which a device stops reading its stream. */
const readers = [
  socket => socket.resume(),
  socket => socket.pause(),
  socket => socket.resume().end(),
  socket => socket.pause().end(),
  socket => socket.resume().once('data', () => socket.resetAndDestroy()),
]

const heartbeat = {
  epoch: 1,
  boot: '5f0c8a3e-6d1b-4f0e-9a55-1f2e3d4c5b6a',
  app_version: '1.0.0',
  state: 'silent',
  track: null,
  position: 0,
  cached_hours: 0,
  clock_offset: 0,
  errors: [],
}

/**
 * Pairs a device again and again, whose streams stall, close halfway, are reset and are revoked while its owner sends
 * commands to the zone. Returns how many heartbeats of another device were not answered with a 200.
 */
export async function breakEventStreams({ urls, zones: [broken, other], pair, rounds }) {
  const good = await pair(other)
  const owner = await signIn(urls.api, { email: 'pemilik@contoh.test', password: 'Contoh-12345' })
  const send = (method, path, body) => sendRequest(urls.api + path, { method, token: owner, body })
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const token = await pair(broken)
    const sockets = readers.map(read => read(openStream(urls.player, token)))
    await pause(50)
    await Promise.all([
      ...Array.from({ length: 10 }, () => send('POST', `/zones/${broken}/commands`, { kind: 'identify' })),
      send('DELETE', `/zones/${broken}/player`),
    ])
    const { status } = await sendRequest(`${urls.player}/device/heartbeat`, {
      method: 'POST',
      token: good,
      body: heartbeat,
    })
    if (status !== 200) failed += 1
    for (const socket of sockets) socket.destroy()
  }
  return { failed }
}
