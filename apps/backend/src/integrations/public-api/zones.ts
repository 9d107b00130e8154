import { z } from 'zod'
import { type Scope, zoneRowsInScope } from '#src/customers'
import { loadZoneViews } from '#src/playback'
import { encodeCursor } from './rules/cursor'

type ZoneView = Awaited<ReturnType<typeof loadZoneViews>>[number]['view']

const idRows = z.array(z.object({ id: z.number() }))

/** What a zone is playing, what is planned, and the next change. */
export const toNowPlayingView = (zone: ZoneView) => ({
  zone: { id: zone.id, name: zone.name },
  state: zone.state,
  state_since: zone.state_since,
  track: zone.now_playing && { title: zone.now_playing.title, artists: zone.now_playing.artists },
  playlist: zone.now_playing?.playlist ?? null,
  planned: {
    source: zone.now.source,
    layer: zone.now.layer,
    playlist: zone.now.playlist,
    until: zone.now.until,
  },
  next_change: zone.next_change && { at: zone.next_change.at, playlist: zone.next_change.playlist },
})

/** A page of the zones in scope, in order of creation. The contract removes their device and other details. */
export async function listPublicZones(scope: Scope, { after, limit }: { after: number; limit: number }) {
  const rows: unknown = await zoneRowsInScope(scope)
    .where('z.id', '>', after)
    .orderBy('z.id')
    .limit(limit + 1)
    .select('z.id')
  const withNext = idRows.parse(rows).map(({ id }) => id)
  const ids = withNext.slice(0, limit)
  const last = ids.at(-1)
  const views = await loadZoneViews(ids)
  return {
    data: views.map(({ view }) => view),
    meta: {
      has_more: withNext.length > limit,
      next_cursor: last === undefined ? (after === 0 ? null : encodeCursor(after)) : encodeCursor(last),
    },
  }
}

export async function findPublicZone(scope: Scope, documentId: string): Promise<ZoneView | null> {
  const rows: unknown = await zoneRowsInScope(scope)
    .where('z.document_id', documentId)
    .limit(1)
    .select('z.id')
  const [found] = await loadZoneViews(idRows.parse(rows).map(({ id }) => id))
  return found?.view ?? null
}
