import { z } from 'zod'
import { isUnsearchable, type TrackSearch, toSearchConditions, toTagPattern } from './rules/search-terms'

/** The maximum number of terms counted per prefix when comparing how rare prefixes are. */
const maxCounted = 5000

type Query = ReturnType<ReturnType<typeof strapi.db.getConnection>['from']>

const counted = z.array(z.object({ found: z.coerce.number() }))
const ids = z.array(z.object({ id: z.number() }))

/** The upper bound of the terms with this prefix. */
const getUpperBound = (prefix: string) => `${prefix}\u{10ffff}`

const startingWith = (query: Query, prefix: string) =>
  query.where('term', '>=', prefix).where('term', '<', getUpperBound(prefix))

// Scalar subqueries, because PostgreSQL turns EXISTS into a join with the whole table, which it then sorts.
const hasTerm = `(select o.term from track_terms as o
  where o.track_id = l.track_id and o.term >= ? and o.term < ? limit 1) is not null`
const isReady = "(select t.state from tracks as t where t.id = l.track_id) = 'ready'"

async function countTerms(prefix: string): Promise<number> {
  const terms = strapi.db.getConnection().from('track_terms')
  const some = startingWith(terms, prefix).limit(maxCounted).select('track_id')
  const rows: unknown = await strapi.db.getConnection().from(some.as('some')).count({ found: '*' })
  return counted.parse(rows)[0]?.found ?? 0
}

async function sortByRarity(prefixes: readonly string[]): Promise<string[]> {
  if (prefixes.length < 2) return [...prefixes]
  const counts = await Promise.all(prefixes.map(countTerms))
  return prefixes
    .map((prefix, index) => ({ prefix, count: counts[index] ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ prefix }) => prefix)
}

async function findNewestTracks(limit: number): Promise<number[]> {
  const rows: unknown = await strapi.db
    .connection('tracks')
    .where({ state: 'ready' })
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id')
  return ids.parse(rows).map(({ id }) => id)
}

/**
 * The row ids of at most `limit` playable tracks that meet all conditions, sorted by title, or newest first
 * if there are no conditions. If more match, tracks with the exact words take precedence over tracks with
 * longer words. Reads the term index of the rarest word (or of a tag if there are no words), and stops as
 * soon as enough tracks are found.
 */
export async function findTrackIds(search: TrackSearch, limit: number): Promise<number[]> {
  if (isUnsearchable(search.q) || isUnsearchable(search.artist)) return []
  const { prefixes, tags } = toSearchConditions(search)
  const [rarest, ...others] = await sortByRarity(prefixes)
  const [tag, ...otherTags] = rarest ? [undefined, ...tags] : tags
  if (!rarest && !tag) return findNewestTracks(limit)
  const terms = strapi.db.getConnection().from('track_terms as l')
  const matches = (rarest ? startingWith(terms, rarest) : terms.where({ term: tag }))
    .orderBy(['l.term', 'l.sort_title', 'l.track_id'])
    .limit(limit)
    .select('l.track_id', 'l.sort_title')
  for (const other of otherTags) matches.where('l.tags', 'like', toTagPattern(other ?? ''))
  for (const other of others) matches.whereRaw(hasTerm, [other, getUpperBound(other)])
  matches.whereRaw(isReady)
  const rows: unknown = await strapi.db
    .getConnection()
    .from(matches.as('f'))
    // A track is found once for each of its terms that match.
    .groupBy('f.track_id', 'f.sort_title')
    .orderBy(['f.sort_title', 'f.track_id'])
    .select('f.track_id as id')
  return ids.parse(rows).map(({ id }) => id)
}
