import { z } from 'zod'
import { getRevisionKey } from '#src/catalogue'
import { findTrackNames } from '#src/playback'

export type TrackRevision = { track: string; track_revision: number }
export type WorkCredits = { title: string; artists: string[]; composers: string[] }

const rows = z.array(
  z.object({
    key: z.string(),
    title: z.string(),
    artists: z.array(z.string()),
    composers: z.array(z.string()),
  }),
)

/** Returns a function that looks up the credits of these revisions. */
export async function loadCredits(
  revisions: readonly TrackRevision[],
): Promise<(revision: TrackRevision) => WorkCredits> {
  const keys = [...new Set(revisions.map(getRevisionKey))]
  const storedRevisions: unknown = await strapi.db.query('api::track-revision.track-revision').findMany({
    where: { key: { $in: keys } },
    select: ['key', 'title', 'artists', 'composers'],
  })
  const creditsByRevision = new Map(rows.parse(storedRevisions).map(({ key, ...credits }) => [key, credits]))
  // Sample plays from earlier versions refer to revisions that do not exist.
  const names = await findTrackNames(
    revisions.filter(revision => !creditsByRevision.has(getRevisionKey(revision))).map(({ track }) => track),
  )
  return revision =>
    creditsByRevision.get(getRevisionKey(revision)) ?? {
      title: '',
      artists: [],
      ...names.get(revision.track),
      composers: [],
    }
}
