import { z } from 'zod'
import { recordChanges } from '#src/api/change/services/feed'

const uid = 'api::track.track'

const rows = z.array(z.object({ id: z.number(), documentId: z.string() }))

/** The date (`YYYY-MM-DD`) of an instant in Jakarta. */
const dayOf = (instant: Date) => new Date(instant.getTime() + 7 * 60 * 60_000).toISOString().slice(0, 10)

/** Withdraws tracks whose rights ended before today. The last day itself is still covered. */
export async function withdrawExpiredTracks(now = new Date()): Promise<void> {
  await strapi.db.transaction(async () => {
    const found: unknown = await strapi.db.query(uid).findMany({
      where: { state: 'ready', rights_until: { $lt: dayOf(now) } },
      select: ['id', 'documentId'],
    })
    const expired = rows.parse(found)
    if (expired.length === 0) return
    await strapi.db.query(uid).updateMany({
      where: { id: { $in: expired.map(({ id }) => id) } },
      data: { state: 'withdrawn' },
    })
    await recordChanges([
      ...expired.map(({ documentId }) => ({ kind: 'track-withdrawn' as const, track: documentId })),
      { kind: 'zone', zone: null },
    ])
  })
}
