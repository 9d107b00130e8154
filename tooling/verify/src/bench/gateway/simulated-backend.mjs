// Simulates the backend's internal API in a separate process, for thousands of players with the same music.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const day = 24 * 60 * 60_000
const tracks = Array.from({ length: 60 }, (_, index) => ({
  id: `track${String(index).padStart(19, '0')}`,
  revision: 1,
  title: `Lagu contoh nomor ${index}`,
  artists: ['Orkes Contoh', 'Penyanyi Contoh'],
  duration_ms: 180_000 + index * 1_000,
  explicit: false,
  clean_version: null,
  gain_db: -1.5,
  sha256: createHash('sha256').update(String(index)).digest('hex'),
  bytes: 2_900_000 + index,
  mime: 'audio/mpeg',
}))
const playlists = Array.from({ length: 8 }, (_, index) => ({
  id: `playlist${String(index).padStart(16, '0')}`,
  revision: 1,
  title: { id: `Daftar putar ${index}`, en: `Playlist ${index}` },
  tracks: tracks.map(({ id }) => id),
}))
const music = { hash: 'music-of-all-zones', playlists, tracks }
const slots = Array.from({ length: 28 }, (_, index) => ({
  scope: 'zone',
  weekday: 1 + (index % 7),
  from_minute: 360 * Math.floor(index / 7),
  until_minute: 360 * Math.floor(index / 7) + 360,
  playlist: playlists[index % 8].id,
}))

function getBundle(zone, version) {
  const from = Date.now() - (Date.now() % day)
  return {
    version: `${version}`.padStart(64, '0'),
    epoch: 1,
    zone: {
      id: zone,
      name: `Zona ${zone}`,
      business_unit: 'Kafe Contoh',
      time_zone: 'Asia/Jakarta',
      locale: 'id',
    },
    desired: { paused: false, volume: 60, max_volume: 80 },
    licence: { code: 'ABCDEFGHJKMNP', state: 'active', until: null, live_secret: null },
    royalty: 'separate',
    staff_pin: null,
    policy: { explicit: 'allow' },
    plan: {
      time_zone: 'Asia/Jakarta',
      utc_offset: 420,
      from,
      until: from + 8 * day,
      licence: { state: 'active', until: null },
      silences: Array.from({ length: 40 }, (_, index) => ({
        from: from + index * 14_400_000,
        until: from + index * 14_400_000 + 600_000,
        reason: 'prayer',
        label: { id: 'Zuhur', en: 'Dhuhr' },
      })),
      override: null,
      exceptions: [],
      slots,
      default_playlist: playlists[0].id,
      fallback_playlist: playlists[1].id,
    },
    music: music.hash,
    remote_secret: createHash('sha256').update(zone).digest('base64url'),
  }
}

const players = new Map()
const changes = []
const waiting = new Set()
const counts = { presence: 0, 'look-ups': 0, bundles: 0 }
let version = 1

function send(response, body) {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

async function listChanges(url, response) {
  const since = Number(url.searchParams.get('since'))
  if (since > changes.length) return send(response, { latest: changes.length, reset: true, changes: [] })
  if (since === changes.length && Number(url.searchParams.get('wait')) > 0)
    await new Promise(resolve => {
      waiting.add(resolve)
      response.once('close', resolve)
    })
  // 500 is the page size of the real change feed.
  const page = changes.slice(since, since + 500)
  send(response, { latest: since + page.length, reset: false, changes: page })
}

async function handle(request, response) {
  const url = new URL(request.url, 'http://backend')
  const path = url.pathname.replace(/^\/api\/internal/, '')
  if (path === '/changes') return listChanges(url, response)
  if (path === '/players/look-up') {
    counts['look-ups'] += 1
    const { token_hashes } = await json(request)
    return send(response, { players: token_hashes.map(hash => players.get(hash) ?? null) })
  }
  if (path === '/presence') {
    counts.presence += (await json(request)).players.length
    return send(response, { copied: [] })
  }
  if (path === '/bundles') {
    counts.bundles += 1
    const { devices } = await json(request)
    return send(response, { bundles: devices.map(({ zone }) => getBundle(zone, version)), music: [music] })
  }
  send(response, { data: [] })
}

function record(added) {
  for (const change of added) changes.push({ number: changes.length + 1, change })
  for (const resolve of waiting) resolve()
  waiting.clear()
}

const command = (zone, index) => ({
  kind: 'command',
  zone,
  // The id contains the time, from which simulated players calculate the delay.
  command: { id: `${Date.now()}-${index}`, kind: 'identify', expires_at: Date.now() + 10_000 },
})

process.on('message', message => {
  if (message.players)
    for (const { tokenHash, player, zone } of message.players)
      players.set(tokenHash, { player, zone, epoch: 1, revoked_at: null })
  if (message.commands) record(message.commands.map((zone, index) => command(zone, changes.length + index)))
  if (message.newBundles) {
    version = message.newBundles
    record([{ kind: 'zone', zone: null }])
  }
  process.send({ counts })
})
process.on('disconnect', () => process.exit(0))

const server = createServer((request, response) => {
  handle(request, response).catch(() => response.destroy())
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
