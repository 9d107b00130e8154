import type { ServerResponse } from 'node:http'
import type { Bundle, ChangeFeedEntry, PlayerIdentity, PlayerPresence, PlaysResult } from '@bgm/validation'
import { sendJson, sendNoContent } from '#server/http/send'
import { sendBackendError } from './fake-responses'
import { splitMusic } from './records'

type PlaysBody = {
  batches: { player: string; plays: { play_id?: string }[] }[]
}

type AnnouncementsBody = {
  batches: { announcements: { play_id: string }[] }[]
}

/** Creates the records of the fake backend: what tests put into it and what the gateway sends to it. */
export function createFakeRecords() {
  return {
    players: new Map<string, PlayerIdentity>(),
    bundles: new Map<string, Bundle>(),
    presence: [] as PlayerPresence[],
    /** The players that the backend has seen on two devices. */
    copied: new Set<string>(),
    stored: new Set<string>(),
    announced: [] as unknown[],
    acknowledged: [] as { id: string; body: unknown }[],
    volumes: [] as number[],
    fetchedBundles: [] as string[],
  }
}

type Records = ReturnType<typeof createFakeRecords>
type PostHandler = (body: never, response: ServerResponse) => void

/** Handles POST requests to the internal API by their path. */
export function createFakePostHandler(
  records: Records,
  recordChange: (change: ChangeFeedEntry['change']) => void,
) {
  const handlers: Record<string, PostHandler> = {
    ...pairingHandlers,
    ...createPlayerHandlers(records, recordChange),
    ...createReportHandlers(records),
    '/internal/bundles': ({ devices }: { devices: { zone: string }[] }, response) => {
      records.fetchedBundles.push(...devices.map(({ zone }) => zone))
      sendJson(response, 200, splitMusic(devices.map(({ zone }) => records.bundles.get(zone) ?? null)))
    },
  }

  return (path: string, body: unknown, response: ServerResponse) => {
    const id = /^\/internal\/commands\/([\w-]+)\/ack$/.exec(path)?.[1]
    if (id === 'unknown') return sendBackendError(response, 404)
    if (id) {
      records.acknowledged.push({ id, body })
      return sendNoContent(response)
    }
    const handle = handlers[path]
    // The gateway's own schemas guarantee the body for each path.
    return handle ? handle(body as never, response) : sendBackendError(response, 404)
  }
}

const pairingHandlers: Record<string, PostHandler> = {
  '/internal/pairings': (_, response) => sendJson(response, 200, deviceCode),
  '/internal/pairings/token': (_, response) => sendBackendError(response, 400, 'authorization_pending'),
  '/internal/pairings/install': ({ code }: { code: string }, response) =>
    code === 'BCDF-GHJK-LMNP' ? sendNoContent(response) : sendBackendError(response, 400, 'unknown-code'),
  '/internal/pairings/confirm': ({ confirmed }: { confirmed: boolean }, response) =>
    confirmed ? sendNoContent(response) : sendBackendError(response, 400, 'expired_token'),
}

const createPlayerHandlers = (
  { players, presence, copied, volumes }: Records,
  recordChange: (change: ChangeFeedEntry['change']) => void,
): Record<string, PostHandler> => ({
  '/internal/players/look-up': ({ token_hashes }: { token_hashes: string[] }, response) =>
    sendJson(response, 200, { players: token_hashes.map(hash => players.get(hash) ?? null) }),
  '/internal/players/key': (_, response) => sendJson(response, 200, { state: 'current' }),
  '/internal/players/unpair': ({ player }: { player: string }, response) => {
    for (const known of players.values())
      if (known.player === player)
        recordChange({ kind: 'player-revoked', player, zone: known.zone, reason: 'unpaired' })
    sendNoContent(response)
  },
  '/internal/players/pin': ({ pin }: { pin: string }, response) =>
    pin === '482139' ? sendNoContent(response) : sendBackendError(response, 400, 'wrong-pin'),
  '/internal/players/volume': ({ volume }: { volume: number }, response) => {
    volumes.push(volume)
    sendNoContent(response)
  },
  '/internal/presence': (body: { players: PlayerPresence[] }, response) => {
    presence.push(...body.players)
    sendJson(response, 200, { copied: body.players.map(one => one.player).filter(one => copied.has(one)) })
  },
})

const createReportHandlers = ({ stored, announced }: Records): Record<string, PostHandler> => ({
  '/internal/plays': (body: PlaysBody, response) => {
    try {
      sendJson(response, 200, { results: storePlays(body, stored) })
    } catch {
      sendBackendError(response, 500)
    }
  },
  '/internal/announcement-plays': ({ batches }: AnnouncementsBody, response) => {
    announced.push(...batches.flatMap(batch => batch.announcements))
    const results = batches.map(batch => ({
      accepted: batch.announcements.map(({ play_id }) => play_id),
      duplicate: [],
      rejected: [],
    }))
    sendJson(response, 200, { results })
  },
})

/** Stores plays; throws for a play with the id `poison`. */
function storePlays({ batches }: PlaysBody, stored: Set<string>): PlaysResult[] {
  return batches.map(({ plays }) => {
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
}

const deviceCode = {
  device_code: 'device-code-of-tests',
  user_code: 'BCDF-GHJK',
  verification_uri: 'http://127.0.0.1:3001/pair',
  verification_uri_complete: 'http://127.0.0.1:3001/pair?code=BCDF-GHJK',
  expires_in: 600,
  interval: 5,
}
