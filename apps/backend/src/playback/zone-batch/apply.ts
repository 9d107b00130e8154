import type { NewSlot } from '@bgm/contract'
import type { ZoneBatchAction, ZoneBatchSkipReason } from '@bgm/validation'
import { z } from 'zod'
import { availablePlaylistsFilter, findPlaylist } from '#src/catalogue'
import { actorInScope, isHeadOffice, type Scope, type ScopedZone, zoneRowsInScope } from '#src/customers'
import type { Account } from '#src/platform/http/request-context'
import { listSlots } from '#src/playback/schedule/slots'
import { replaceZoneSlots } from '#src/playback/schedule/weekly-slots'
import { removeOverride, setDesiredState, setOverride, updateZoneMusic } from '#src/playback/zone/change'

/** Changes one zone within the surrounding transaction. */
export type ApplyToZone = (zone: ScopedZone) => Promise<void>

const idRow = z.object({ id: z.number() })
const playlistRows = z.array(z.object({ documentId: z.string() }))

/** A zone's own slots whose playlists still exist, or null if the zone is not in scope. */
async function readSource(scope: Scope, source: string): Promise<NewSlot[] | null> {
  const row: unknown = await zoneRowsInScope(scope).where('z.document_id', source).first('z.id')
  if (!row) return null
  const { id } = idRow.parse(row)
  const slots = await listSlots({ zone: [id], unit: [], organisation: [] })
  const own = slots.filter(({ scope: of, scope_id }) => of === 'zone' && scope_id === id)
  const wanted = [...new Set(own.map(({ playlist }) => playlist))]
  const available: unknown = await strapi.db.query('api::playlist.playlist').findMany({
    where: { $and: [{ documentId: { $in: wanted } }, availablePlaylistsFilter(scope.organisation)] },
    select: ['documentId'],
  })
  const availableIds = new Set(playlistRows.parse(available).map(({ documentId }) => documentId))
  return own
    .filter(({ playlist }) => availableIds.has(playlist))
    .map(({ season, weekday, from_minute, until_minute, playlist }) => ({
      season,
      weekday,
      from_minute,
      until_minute,
      playlist,
    }))
}

async function prepareOverride(
  scope: Scope,
  account: Account,
  playlist: string | null,
  time: string,
): Promise<ApplyToZone | ZoneBatchSkipReason> {
  if (Date.parse(time) <= Date.now()) return 'too-late'
  if (playlist !== null && !(await findPlaylist(playlist, scope.organisation))) return 'no-playlist'
  return zone => setOverride(zone, actorInScope(scope, account), { playlist, until: time })
}

function preparePause(
  scope: Scope,
  account: Account,
  time: string | undefined,
): ApplyToZone | ZoneBatchSkipReason {
  if (time !== undefined && Date.parse(time) <= Date.now()) return 'too-late'
  return zone => setDesiredState(zone, actorInScope(scope, account), { paused: true, paused_until: time })
}

async function prepareDefault(
  scope: Scope,
  account: Account,
  playlist: string,
): Promise<ApplyToZone | ZoneBatchSkipReason> {
  if (!(await findPlaylist(playlist, scope.organisation))) return 'no-playlist'
  return zone => updateZoneMusic(zone, actorInScope(scope, account), { default_playlist: playlist })
}

async function prepareCopy(
  scope: Scope,
  account: Account,
  source: string,
): Promise<ApplyToZone | ZoneBatchSkipReason> {
  const slots = await readSource(scope, source)
  if (!slots) return 'no-schedule'
  return async zone => {
    if (zone.documentId !== source) await replaceZoneSlots(zone, account, isHeadOffice(scope), slots)
  }
}

/**
 * Returns the function that applies an action to a zone, or the reason why it can no longer be applied to
 * any zone.
 */
export async function prepareAction(
  scope: Scope,
  account: Account,
  action: ZoneBatchAction,
): Promise<ApplyToZone | ZoneBatchSkipReason> {
  switch (action.kind) {
    case 'play':
      return prepareOverride(scope, account, action.playlist, action.until)
    case 'silence':
      return prepareOverride(scope, account, null, action.until)
    case 'default-playlist':
      return prepareDefault(scope, account, action.playlist)
    case 'copy-schedule':
      return prepareCopy(scope, account, action.source)
    case 'volume':
      return zone => setDesiredState(zone, actorInScope(scope, account), { volume: action.volume })
    case 'end-override':
      return zone => removeOverride(zone, actorInScope(scope, account))
    case 'pause':
      return preparePause(scope, account, action.until)
    default:
      return zone => setDesiredState(zone, actorInScope(scope, account), { paused: false })
  }
}
