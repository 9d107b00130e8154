import { HttpResponse, http } from 'msw'
import type { Body, HandlerContext } from './handler-context'
import { explicitOf } from './playback-fixtures'
import { paginated, respondWithError } from './responses'
import { usageHandlers } from './usage-handlers'
import type { World } from './world'

const sizes = { page: 'page', size: 'page_size' }
type ZoneRow = World['zones'][number]

const states = ['playing', 'paused', 'silent', 'offline', 'not-paired', 'not-licensed', 'error']
const countStates = (zones: ZoneRow[]) =>
  Object.fromEntries(states.map(state => [state, zones.filter(zone => zone.state === state).length]))

const createCommand = (id: string, kind: unknown, state: string) => ({
  id,
  kind,
  state,
  reason: null,
  expires_at: '2026-11-20T05:00:10.000Z',
  acked_at: state === 'done' ? '2026-11-20T05:00:01.000Z' : null,
})

/** The first slot that begins before another one of its day has ended. */
const findOverlap = (slots: { weekday: number; from_minute: number; until_minute: number }[]) =>
  slots.findIndex((slot, index) =>
    slots.some(
      (other, place) =>
        place < index &&
        other.weekday === slot.weekday &&
        slot.from_minute < other.until_minute &&
        other.from_minute < slot.until_minute,
    ),
  )

export function playbackHandlers(world: World, context: HandlerContext) {
  return [
    ...zoneHandlers(world, context),
    ...remoteHandlers(world, context),
    ...otherHandlers(world, context),
    ...usageHandlers(world, context),
  ]
}

type ZoneHandler = (
  handler: (zone: ZoneRow, body: Body, query: URLSearchParams) => Response | Promise<Response>,
) => ReturnType<HandlerContext['withConfirmedAccount']>

const withZone =
  (world: World, { withConfirmedAccount }: HandlerContext): ZoneHandler =>
  handler =>
    withConfirmedAccount((body, query, { id }) => {
      const zone = world.zones.find(({ documentId }) => documentId === id)
      return zone ? handler(zone, body, query) : respondWithError(404)
    })

const toPlaylistRef = (world: World, id: unknown) => {
  const found = world.playlists.find(({ documentId }) => documentId === id)
  return found ? { documentId: found.documentId, title: found.title } : null
}

function zoneHandlers(world: World, context: HandlerContext) {
  const { url, withConfirmedAccount } = context
  const one = withZone(world, context)
  const respond = (zone: ZoneRow, change: Partial<ZoneRow> = {}) =>
    HttpResponse.json(Object.assign(zone, change))
  return [
    http.get(
      url('/zones'),
      withConfirmedAccount(async (_, query) => {
        const search = (query.get('q') ?? '').toLowerCase()
        const found = world.zones.filter(
          ({ name, business_unit }) =>
            name.toLowerCase().includes(search) &&
            [null, business_unit.documentId].includes(query.get('unit')),
        )
        const inState = found.filter(({ state }) => [null, state].includes(query.get('state')))
        const { data, meta } = await paginated(inState, query, sizes).json()
        return HttpResponse.json({ data, meta: { ...meta, states: countStates(found) } })
      }),
    ),
    http.get(
      url('/zones/:id'),
      one(zone => respond(zone, { skips: { ...zone.skips, left: world.skipsLeft } })),
    ),
    http.put(
      url('/zones/:id'),
      one((zone, { name }) => respond(zone, { name: String(name) })),
    ),
    http.put(
      url('/zones/:id/music'),
      one((zone, { default_playlist, explicit_policy = zone.explicit.policy }) => {
        const explicit = explicitOf(explicit_policy, 'zone')
        return respond(zone, { default_playlist: toPlaylistRef(world, default_playlist), explicit })
      }),
    ),
    http.get(
      url('/zones/:id/schedule'),
      one(() => HttpResponse.json(world.schedule)),
    ),
    http.put(
      url('/zones/:id/schedule'),
      one((_, { slots }) => {
        const sent = Array.isArray(slots) ? slots : []
        const overlap = findOverlap(sent)
        if (overlap >= 0)
          return respondWithError(400, {
            errors: [{ path: [`slots.${overlap}.from_minute`], message: 'validation.slot_overlap' }],
          })
        world.schedule.slots = sent.map(slot => ({ ...slot, playlist: toPlaylistRef(world, slot.playlist) }))
        return HttpResponse.json(world.schedule)
      }),
    ),
    http.get(
      url('/zones/:id/preview'),
      one(zone => HttpResponse.json(zone.now)),
    ),
    http.delete(
      url('/zones/:id/player'),
      one(zone => respond(zone, { player: null, state: 'not-paired', now_playing: null })),
    ),
  ]
}

function remoteHandlers(world: World, context: HandlerContext) {
  const { url } = context
  const one = withZone(world, context)
  return [
    http.put(
      url('/zones/:id/desired'),
      one((zone, body) => {
        Object.assign(zone.desired, body)
        return HttpResponse.json(zone)
      }),
    ),
    http.put(
      url('/zones/:id/override'),
      one((zone, { playlist, until }) => {
        zone.override = { playlist: toPlaylistRef(world, playlist), until: String(until) }
        return HttpResponse.json(zone)
      }),
    ),
    http.delete(
      url('/zones/:id/override'),
      one(zone => {
        zone.override = null
        return HttpResponse.json(zone)
      }),
    ),
    http.post(
      url('/zones/:id/commands'),
      one((_, { kind }) => {
        if (kind === 'skip' && world.skipsLeft === 0)
          return respondWithError(429, { code: 'rate-limited', retry_after: 600 })
        world.skipsLeft -= 1
        return HttpResponse.json(createCommand('command00000000000000001', kind, 'waiting'))
      }),
    ),
    http.get(
      url('/zones/:id/commands/:command'),
      one(() => HttpResponse.json(createCommand('command00000000000000001', 'skip', world.commandState))),
    ),
  ]
}

function otherHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const isWaiting = ({ user_code }: Body) => user_code === world.pairing.user_code
  return [
    http.post(
      url('/pairings/look-up'),
      withConfirmedAccount(body =>
        isWaiting(body)
          ? HttpResponse.json({
              app_version: world.pairing.app_version,
              expires_at: world.pairing.expires_at,
              zones: world.zones.map(({ documentId, name, business_unit, licence, player }) => ({
                documentId,
                name,
                business_unit,
                licence,
                player: player && { seen_at: player.seen_at },
              })),
            })
          : respondWithError(404),
      ),
    ),
    http.post(
      url('/pairings/approve'),
      withConfirmedAccount(body => {
        const zone = world.zones.find(({ documentId }) => documentId === body.zone)
        if (!isWaiting(body) || !zone) return respondWithError(404)
        if (world.pairing.used) return respondWithError(409, { code: 'pairing-used' })
        if (zone.player && body.replace !== true) return respondWithError(409, { code: 'zone-has-player' })
        world.pairing.used = true
        return HttpResponse.json(zone)
      }),
    ),
    http.post(
      url('/pairings/decline'),
      withConfirmedAccount(body =>
        isWaiting(body) ? new HttpResponse(null, { status: 204 }) : respondWithError(404),
      ),
    ),
    http.get(
      url('/playlists'),
      withConfirmedAccount((_, query) => paginated(world.playlists, query, sizes)),
    ),
    http.get(
      url('/playlists/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        const found = world.playlists.find(({ documentId }) => documentId === id)
        return found ? HttpResponse.json({ ...found, tracks: [] }) : respondWithError(404)
      }),
    ),
  ]
}
