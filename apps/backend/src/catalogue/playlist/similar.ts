import { z } from 'zod'
import { genreTerm, moodTerm } from '#src/catalogue/track/rules/search-terms'
import { sha256 } from '#src/platform/runtime/cryptography'
import { listPlaylistTags } from './detail'

/**
 * The maximum number of candidates per genre or mood, so that the cost does not depend on the size of the
 * catalogue.
 */
const perTerm = 600

const idRows = z.array(z.object({ id: z.number() }))

const candidateRows = z.array(
  z.object({ id: z.number(), documentId: z.string(), duration_ms: z.number(), tempo: z.number().nullable() }),
)

const newestRow = z.object({ id: z.number() }).optional()

/** Ids of playable tracks with a term, starting at a point in the catalogue that depends on the playlist. */
async function listTracksWith(term: string, seed: string): Promise<number[]> {
  const { connection } = strapi.db
  const newest = newestRow.parse(await connection('tracks').orderBy('id', 'desc').first('id'))?.id ?? 0
  const start = Number.parseInt(sha256(`${seed} ${term}`).slice(0, 8), 16) % Math.max(1, newest)
  const from = (condition: '>' | '<=') =>
    connection('track_terms as l')
      .join('tracks as t', 't.id', 'l.track_id')
      .where({ 'l.term': term, 't.state': 'ready' })
      .where('l.track_id', condition, start)
      .orderBy('l.track_id')
      .limit(perTerm)
      .select('t.id')
  const rows = await Promise.all([from('>'), from('<=')])
  return rows.flatMap(found => idRows.parse(found).map(({ id }) => id)).slice(0, perTerm)
}

/** Track ids, scored by shared genres and moods. Genres count more. */
async function scoreTracks(
  terms: { term: string; weight: number }[],
  seed: string,
): Promise<Map<number, number>> {
  const scores = new Map<number, number>()
  const found = await Promise.all(terms.map(({ term }) => listTracksWith(term, seed)))
  for (const [index, ids] of found.entries())
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + (terms[index]?.weight ?? 0))
  return scores
}

type Wanted = {
  playlist: number
  seed: string
  known: ReadonlySet<number>
  milliseconds: number
  limit: number
}

/**
 * Tracks with a playlist's genres and moods that it does not contain yet, most similar first, until they
 * reach the requested length. Explicit tracks are left out.
 */
export async function findSimilarTracks({
  playlist,
  seed,
  known,
  milliseconds,
  limit,
}: Wanted): Promise<string[]> {
  const { genres, moods } = await listPlaylistTags(playlist)
  const scores = await scoreTracks(
    [
      ...genres.slice(0, 3).map(genre => ({ term: genreTerm(genre), weight: 2 })),
      ...moods.slice(0, 3).map(mood => ({ term: moodTerm(mood), weight: 1 })),
    ],
    seed,
  )
  const best = [...scores]
    .filter(([id, score]) => score > 1 && !known.has(id))
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit * 2)
    .map(([id]) => id)
  if (best.length === 0) return []
  const rows: unknown = await strapi.db
    .connection('tracks')
    .whereIn('id', best)
    .where('explicit', false)
    .select('id', 'document_id as documentId', 'duration_ms', 'tempo')
  const byId = new Map(candidateRows.parse(rows).map(track => [track.id, track]))
  const chosen: string[] = []
  let length = 0
  for (const id of best) {
    const track = byId.get(id)
    if (!track || length >= milliseconds || chosen.length >= limit) continue
    chosen.push(track.documentId)
    length += track.duration_ms
  }
  return chosen
}
