import { z } from 'zod'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import { musicChanged } from './events'

const uid = 'api::track.track'

const rows = z.array(z.object({ id: z.number(), documentId: z.string() }))

/** Withdraws tracks whose rights ended before today. The last day itself is still covered. */
export async function withdrawExpiredTracks(now = new Date()): Promise<void> {
  await strapi.db.transaction(async () => {
    const expiredRows: unknown = await strapi.db.query(uid).findMany({
      where: { state: 'ready', rights_until: { $lt: toJakartaDay(now.getTime()) } },
      select: ['id', 'documentId'],
    })
    const expired = rows.parse(expiredRows)
    if (expired.length === 0) return
    await strapi.db.query(uid).updateMany({
      where: { id: { $in: expired.map(({ id }) => id) } },
      data: { state: 'withdrawn' },
    })
    await musicChanged.raise({ withdrawn: expired.map(({ documentId }) => documentId) })
  })
}
