import type { Track } from '@bgm/validation'
import { z } from 'zod'
import { playbackGain } from './rules/gain'

const uid = 'api::track.track'

const trackRow = z
  .object({
    documentId: z.string(),
    revision: z.number(),
    title: z.string(),
    artists: z.array(z.object({ name: z.string() })),
    duration_ms: z.number(),
    explicit: z.boolean(),
    clean_version: z.object({ documentId: z.string() }).nullable(),
    loudness_lufs: z.number(),
    true_peak_db: z.number(),
    sha256: z.string(),
    bytes: z.number(),
    mime: z.enum(['audio/mpeg', 'audio/mp4']),
  })
  .transform(
    ({ documentId, artists, clean_version, loudness_lufs, true_peak_db, ...row }): Track => ({
      ...row,
      id: documentId,
      artists: artists.map(({ name }) => name),
      clean_version: clean_version?.documentId ?? null,
      gain_db: playbackGain({ loudness: loudness_lufs, truePeak: true_peak_db }),
    }),
  )

type JoinTable = { name: string }

/** The name of the table that stores a relation of a content type. */
export const getLinkTableName = (
  type: 'api::track.track' | 'api::playlist.playlist',
  relation: string,
): string =>
  (strapi.db.metadata.get(type).attributes[relation] as unknown as { joinTable: JoinTable }).joinTable.name

const cleanVersionRow = z.array(z.object({ inv_track_id: z.number() }))

// Reading 5,000 tracks with their artists at once would keep other requests waiting.
const batchSize = 500

/** Those of the tracks and their clean versions that are playable, in order of row id. */
export async function listPlayableTracks(ids: readonly number[]): Promise<Track[]> {
  if (ids.length === 0) return []
  const cleanVersions = cleanVersionRow.parse(
    await strapi.db
      .getConnection()
      .from(getLinkTableName(uid, 'clean_version'))
      .whereIn('track_id', [...ids])
      .select('inv_track_id'),
  )
  const wanted = [...new Set([...ids, ...cleanVersions.map(({ inv_track_id }) => inv_track_id)])]
  wanted.sort((one, other) => one - other)
  const tracks: Track[] = []
  for (let index = 0; index < wanted.length; index += batchSize) {
    const rows: unknown = await strapi.db.query(uid).findMany({
      where: { id: { $in: wanted.slice(index, index + batchSize) }, state: 'ready' },
      populate: { artists: { select: ['name'] }, clean_version: { select: ['documentId'] } },
      orderBy: { id: 'asc' },
    })
    tracks.push(...z.array(trackRow).parse(rows))
  }
  return tracks
}
