import { HttpResponse, http } from 'msw'
import { collectiveHandlers } from './collective-handlers'
import type { HandlerContext, RequestBody } from './handler-context'
import { musicHandlers } from './music-handlers'
import { buildExplicitSetting } from './playback-fixtures'
import { remotePassHandlers } from './remote-handlers'
import { respondWithError, respondWithList } from './responses'
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

export function playbackHandlers(world: World, context: HandlerContext) {
  return [
    ...zoneHandlers(world, context),
    ...remoteHandlers(world, context),
    ...otherHandlers(world, context),
    ...musicHandlers(world, context),
    ...usageHandlers(world, context),
    ...collectiveHandlers(world, context),
    ...remotePassHandlers(world, context),
  ]
}

type ZoneHandler = (
  handler: (zone: ZoneRow, body: RequestBody, query: URLSearchParams) => Response | Promise<Response>,
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

/** Changes to many zones at once, and saved views of the zone board. */
function boardHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  return [
    http.post(
      url('/zone-batches'),
      withConfirmedAccount(({ zones, action }) => {
        const documentId = `batch000000000000000000${world.zoneBatches.length + 1}`
        const chosen = world.zones.filter(zone => !Array.isArray(zones) || zones.includes(zone.documentId))
        const data = chosen.map(({ documentId: id, name, business_unit }) => ({
          zone: { documentId: id, name },
          unit: business_unit.name,
          result: null,
          paired: true,
        }))
        const batch = {
          documentId,
          action,
          state: 'waiting',
          done: 0,
          refused: 0,
          unpaired: 0,
          total: chosen.length,
          created_at: '2026-11-21T05:00:00.000Z',
          results: {
            data,
            meta: { pagination: { page: 1, pageSize: 50, pageCount: 1, total: chosen.length } },
          },
        }
        world.zoneBatches.push(batch)
        return HttpResponse.json(batch)
      }),
    ),
    http.get(
      url('/zone-batches/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        const batch = world.zoneBatches.find(({ documentId }) => documentId === id)
        return batch ? HttpResponse.json(batch) : respondWithError(404)
      }),
    ),
  ]
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
        const wanted = query.get('state')
        const troubled = ['offline', 'not-paired', 'not-licensed', 'error']
        const inState = found.filter(({ state }) =>
          wanted === 'attention' ? troubled.includes(state) : [null, state].includes(wanted),
        )
        const { data, meta } = await respondWithList(inState, query, sizes).json()
        return HttpResponse.json({
          data,
          meta: { ...meta, states: countStates(found), contact_lost_at: null },
        })
      }),
    ),
    ...boardHandlers(world, context),
    http.get(
      url('/zones/counts'),
      withConfirmedAccount(() => HttpResponse.json({ states: countStates(world.zones) })),
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
        const explicit = buildExplicitSetting(explicit_policy, 'zone')
        return respond(zone, { default_playlist: toPlaylistRef(world, default_playlist), explicit })
      }),
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
        const from = '2026-11-20T05:00:00.000Z'
        zone.override = { playlist: toPlaylistRef(world, playlist), from, until: String(until) }
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
  const isWaiting = ({ user_code }: RequestBody) => user_code === world.pairing.user_code
  return [
    http.post(
      url('/pairings/look-up'),
      withConfirmedAccount(body =>
        isWaiting(body)
          ? HttpResponse.json({
              app_version: world.pairing.app_version,
              state: world.pairing.state,
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
        if (world.pairing.state !== 'waiting') return respondWithError(409, { code: 'pairing-used' })
        if (zone.player && body.replace !== true) return respondWithError(409, { code: 'zone-has-player' })
        world.pairing.state = 'approved'
        return HttpResponse.json(zone)
      }),
    ),
    http.post(
      url('/pairings/decline'),
      withConfirmedAccount(body =>
        isWaiting(body) ? new HttpResponse(null, { status: 204 }) : respondWithError(404),
      ),
    ),
  ]
}
