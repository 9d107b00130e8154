import { z } from 'zod'
import { isUnsearchable, type TermRange, type TrackSearch, toTermRanges } from '../rules/search-terms'

/** At most this many tracks are found, so that a search costs the same in a catalogue of any size. */
export const maxFound = 1000
/** At most this many tracks with the rarest term are compared with the other terms. */
const maxCompared = 5000

const counted = z.array(z.object({ found: z.coerce.number() }))
const ids = z.array(z.object({ id: z.number() }))

async function countUpTo({ from, until }: TermRange, limit: number): Promise<number> {
  const { connection } = strapi.db
  const some = connection('track_terms').where('term', '>=', from).where('term', '<', until).limit(limit)
  const rows: unknown = await connection.from(some.select('track_id').as('some')).count({ found: '*' })
  return counted.parse(rows)[0]?.found ?? 0
}

/** The rarest of the ranges, counting only as far as needed. */
async function sortByRarity(ranges: readonly TermRange[]): Promise<TermRange[]> {
  const counts = await Promise.all(ranges.map(range => countUpTo(range, maxFound + 1)))
  return ranges
    .map((range, index) => ({ range, count: counts[index] ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ range }) => range)
}

/**
 * The row ids of playable tracks that match everything, at most `maxFound`. Without any condition, the newest ones.
 * Reads the index of terms, beginning with the rarest term, and never the whole table.
 */
export async function findTrackIds(search: TrackSearch): Promise<number[]> {
  const { connection } = strapi.db
  if (isUnsearchable(search.q) || isUnsearchable(search.artist)) return []
  const ranges = toTermRanges(search)
  const [rarest, ...others] = ranges.length > 1 ? await sortByRarity(ranges) : ranges
  if (!rarest) {
    const rows: unknown = await connection('tracks')
      .where({ state: 'ready' })
      .orderBy('id', 'desc')
      .limit(maxFound)
      .select('id')
    return ids.parse(rows).map(({ id }) => id)
  }
  const candidates = connection('track_terms')
    .where('term', '>=', rarest.from)
    .where('term', '<', rarest.until)
    .limit(others.length > 0 ? maxCompared : maxFound)
    .select('track_id')
    .as('c')
  const rows = connection
    .from(candidates)
    .join('tracks as t', 't.id', 'c.track_id')
    // The expression keeps the planner from reading all playable tracks by the index on their state.
    .whereRaw("coalesce(t.state, '') = 'ready'")
  for (const { from, until } of others)
    rows.whereExists(has =>
      has
        .from('track_terms as o')
        .whereRaw('o.track_id = c.track_id')
        .where('o.term', '>=', from)
        .where('o.term', '<', until),
    )
  return ids.parse(await rows.distinct('t.id').limit(maxFound)).map(({ id }) => id)
}
