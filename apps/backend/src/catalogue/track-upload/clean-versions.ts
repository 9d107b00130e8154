import { z } from 'zod'
import { musicChanged } from '#src/catalogue/track/events'
import { countOpenUploads, listUploads } from './row'

const uid = 'api::track.track'

const trackRow = z.object({
  id: z.number(),
  explicit: z.boolean(),
  clean_version: z.object({ id: z.number() }).nullable().optional(),
})

async function findTrack(where: { documentId: string } | { isrc: string }) {
  const [found]: unknown[] = await strapi.db.query(uid).findMany({
    where: { ...where, ...('isrc' in where && { state: { $ne: 'withdrawn' } }) },
    select: ['id', 'explicit'],
    populate: { clean_version: { select: ['id'] } },
    limit: 1,
  })
  return found ? trackRow.parse(found) : null
}

/** Links an explicit track to the track with this ISRC, unless staff have chosen a different one. */
async function linkCleanVersion(documentId: string, isrc: string): Promise<void> {
  const [track, clean] = await Promise.all([findTrack({ documentId }), findTrack({ isrc })])
  if (!track?.explicit || track.clean_version || !clean || clean.explicit) return
  await strapi.db.transaction(async () => {
    await strapi.db.query(uid).update({ where: { id: track.id }, data: { clean_version: clean.id } })
    await musicChanged.raise({ withdrawn: [] })
  })
}

/**
 * Links a batch's explicit tracks to their clean versions once the whole batch is processed, because a clean
 * version may be processed after the track that refers to it.
 */
export async function linkCleanVersions(batch: string): Promise<void> {
  if ((await countOpenUploads(batch)) > 0) return
  for (const { track, details } of await listUploads(batch))
    if (track && details.clean_version) await linkCleanVersion(track, details.clean_version)
}
