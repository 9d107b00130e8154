import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Bundle, Change, Command, PlayerIdentity, PlayerPresence, PlaysResult } from '@bgm/validation'
import { splitMusic } from './records'

type Mode = 'working' | 'down' | 'slow' | 'garbage' | 'failing'

interface Call {
  method: string
  path: string
  address: string | undefined
}

interface PlaysBody {
  batches: { player: string; plays: { play_id?: string }[] }[]
}

const internalKey = 'internal-key-of-tests'

const send = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
const reject = (response: ServerResponse, status: number, code?: string) =>
  send(response, status, {
    data: null,
    error: { status, name: 'Error', message: 'Error', details: { code } },
  })

/** An in-memory version of the backend's internal API, for states that the real backend cannot be put into. */
export async function startFakeBackend() {
  const players = new Map<string, PlayerIdentity>()
  const bundles = new Map<string, Bundle>()
  const files = new Map<string, Buffer>()
  const commands: { zone: string; command: Command }[] = []
  const fetchedBundles: string[] = []
  const changes: { number: number; change: Change['change'] }[] = []
  const presence: PlayerPresence[] = []
  const stored = new Set<string>()
  const announced: unknown[] = []
  const acknowledged: { id: string; body: unknown }[] = []
  const volumes: number[] = []
  const calls: Call[] = []
  const waiting = new Set<() => void>()
  const state: { mode: Mode; key: string } = { mode: 'working', key: internalKey }

  function storePlays({ batches }: PlaysBody): { results: PlaysResult[] } {
    const results = batches.map(({ plays }) => {
      const result: PlaysResult = { accepted: [], duplicate: [], rejected: [] }
      for (const { play_id } of plays) {
        if (play_id === 'poison') throw new Error('poison')
        if (play_id === undefined) result.rejected.push({ id: null, reason: 'invalid' })
        else {
          result[stored.has(play_id) ? 'duplicate' : 'accepted'].push(play_id)
          stored.add(play_id)
        }
      }
      return result
    })
    return { results }
  }

  async function listChanges(url: URL, request: IncomingMessage, response: ServerResponse) {
    const since = Number(url.searchParams.get('since'))
    const latest = changes.length
    if (since > latest) return send(response, 200, { latest, reset: true, changes: [] })
    if (since === latest && Number(url.searchParams.get('wait')) > 0)
      await new Promise<void>(resolve => {
        waiting.add(resolve)
        request.socket.once('close', resolve)
      })
    send(response, 200, { latest: changes.length, reset: false, changes: changes.slice(since) })
  }

  async function post(path: string, body: unknown, response: ServerResponse) {
    const id = /^\/internal\/commands\/([\w-]+)\/ack$/.exec(path)?.[1]
    if (id) {
      if (id === 'unknown') return reject(response, 404)
      acknowledged.push({ id, body })
      return response.writeHead(204).end()
    }
    if (path === '/internal/players/look-up') {
      const { token_hashes } = body as { token_hashes: string[] }
      return send(response, 200, { players: token_hashes.map(tokenHash => players.get(tokenHash) ?? null) })
    }
    if (path === '/internal/bundles') {
      const { devices } = body as { devices: { zone: string }[] }
      fetchedBundles.push(...devices.map(({ zone }) => zone))
      return send(response, 200, splitMusic(devices.map(({ zone }) => bundles.get(zone) ?? null)))
    }
    if (path === '/internal/players/unpair') {
      const { player } = body as { player: string }
      for (const known of players.values())
        if (known.player === player)
          record({ kind: 'player-revoked', player, zone: known.zone, reason: 'unpaired' })
      return response.writeHead(204).end()
    }
    if (path === '/internal/players/pin') {
      const { pin } = body as { pin: string }
      return pin === '482139' ? response.writeHead(204).end() : reject(response, 400, 'wrong-pin')
    }
    if (path === '/internal/players/volume') {
      volumes.push((body as { volume: number }).volume)
      return response.writeHead(204).end()
    }
    if (path === '/internal/presence') {
      presence.push(...(body as { players: PlayerPresence[] }).players)
      return response.writeHead(204).end()
    }
    if (path === '/internal/plays') {
      try {
        return send(response, 200, storePlays(body as PlaysBody))
      } catch {
        return reject(response, 500)
      }
    }
    if (path === '/internal/announcement-plays') {
      const { batches } = body as { batches: { announcements: { play_id: string }[] }[] }
      announced.push(...batches.flatMap(batch => batch.announcements))
      const results = batches.map(batch => ({
        accepted: batch.announcements.map(({ play_id }) => play_id),
        duplicate: [],
        rejected: [],
      }))
      return send(response, 200, { results })
    }
    if (path === '/internal/pairings') return send(response, 200, deviceCode)
    if (path === '/internal/pairings/token') return reject(response, 400, 'authorization_pending')
    reject(response, 404)
  }

  function get(path: string, response: ServerResponse) {
    const [, , kind, id = '', revision] = path.split('/')
    if (kind === 'commands') return send(response, 200, { data: commands })
    const file = files.get(`${id} ${revision}`)
    return file ? response.writeHead(200, { 'Content-Length': file.length }).end(file) : reject(response, 404)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend.test')
    const path = url.pathname.replace(/^\/api/, '')
    const forwarded = request.headers['x-forwarded-for']
    calls.push({ method: request.method ?? '', path, address: forwarded?.toString() })
    if (state.mode === 'down') return void request.socket.destroy()
    if (state.mode === 'slow') return
    if (state.mode === 'garbage') return void response.end('<html>not the backend</html>')
    if (state.mode === 'failing') return reject(response, 503)
    if (request.headers['x-internal-key'] !== state.key) return reject(response, 404)
    if (path === '/internal/changes') return listChanges(url, request, response)
    if (request.method === 'GET') return void get(path, response)
    await post(path, await json(request), response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  function record(change: Change['change']) {
    changes.push({ number: changes.length + 1, change })
    wake()
  }

  function wake() {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }

  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    internalKey,
    players,
    bundles,
    files,
    commands,
    presence,
    stored,
    announced,
    acknowledged,
    volumes,
    calls,
    /** How often the bundle of a zone was read. */
    bundleReads: (zone: string) => fetchedBundles.filter(fetched => fetched === zone).length,
    callsOf: (path: string) => calls.filter(call => call.path === path).length,
    record,
    /** The feed starts over, as after a restore. */
    restartFeed() {
      changes.length = 0
      wake()
    },
    setKey(key: string) {
      state.key = key
      wake()
    },
    setMode(mode: Mode) {
      state.mode = mode
      wake()
      if (mode !== 'working') server.closeAllConnections()
    },
    close() {
      wake()
      server.closeAllConnections()
      server.close()
    },
  }
}

const deviceCode = {
  device_code: 'device-code-of-tests',
  user_code: 'BCDF-GHJK',
  verification_uri: 'http://127.0.0.1:3001/pair',
  verification_uri_complete: 'http://127.0.0.1:3001/pair?code=BCDF-GHJK',
  expires_in: 600,
  interval: 5,
}
