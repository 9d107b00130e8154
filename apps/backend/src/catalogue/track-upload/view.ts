import { z } from 'zod'
import { listMissingCredits } from '#src/catalogue/track/rules/credits'
import type { TrackUpload } from './row'

const trackRows = z.array(
  z.object({
    documentId: z.string(),
    title: z.string(),
    state: z.string(),
    duration_ms: z.number().nullable(),
    artists: z.array(z.object({ name: z.string() })),
    composers: z.string().nullable(),
    isrc: z.string().nullable(),
    iswc: z.string().nullable(),
  }),
)

/** The uploads and their tracks, as shown in the panel. */
export async function uploadViews(uploads: readonly TrackUpload[]) {
  const ids = uploads.flatMap(({ track }) => track ?? [])
  const storedTracks: unknown = await strapi.db.query('api::track.track').findMany({
    where: { documentId: { $in: ids } },
    select: ['documentId', 'title', 'state', 'duration_ms', 'composers', 'isrc', 'iswc'],
    populate: { artists: { select: ['name'] } },
  })
  const tracks = new Map(trackRows.parse(storedTracks).map(track => [track.documentId, track]))
  return uploads.map(({ documentId, file_name, bytes, state, problem, track: id, createdAt }) => {
    const track = tracks.get(id ?? '')
    return {
      id: documentId,
      file_name,
      bytes,
      state,
      problem,
      created_at: createdAt,
      track: track
        ? {
            id: track.documentId,
            title: track.title,
            state: track.state,
            duration_ms: track.duration_ms,
            artists: track.artists.map(({ name }) => name),
            missing: listMissingCredits(track),
          }
        : null,
    }
  })
}
