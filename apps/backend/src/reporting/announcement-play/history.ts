import { announcementEndReasons, announcementTriggers } from '@bgm/validation'
import { z } from 'zod'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'

const rows = z.array(
  z.object({
    id: z.coerce.number(),
    play_id: z.string(),
    announcement: z.string(),
    name: z.string().nullable(),
    deleted_at: z.coerce.number().nullable(),
    trigger: z.enum(announcementTriggers),
    due_at: z.coerce.number().nullable(),
    started_at: z.coerce.number(),
    seconds: z.number(),
    end_reason: z.enum(announcementEndReasons),
    offline: z.coerce.boolean(),
  }),
)

/** The announcements played in a zone, newest first. */
export async function listAnnouncementPlays(zone: number, page: Page) {
  const ofZone = strapi.db.getConnection().from('announcement_plays as p').where('p.zone_id', zone)
  const sorting = [
    { by: 'p.started_at', down: true },
    { by: 'p.id', down: true },
  ]
  const { ids, pagination } = await paginateIds(ofZone, 'p', sorting, page)
  const playRows: unknown = await strapi.db
    .getConnection()
    .from('announcement_plays as p')
    .leftJoin('announcements as a', 'a.document_id', 'p.announcement')
    .whereIn('p.id', ids)
    .select(
      'p.id',
      'p.play_id',
      'p.announcement',
      'a.name',
      'a.deleted_at',
      'p.trigger',
      'p.due_at',
      'p.started_at',
      'p.seconds',
      'p.end_reason',
      'p.offline',
    )
  const data = sortByIds(ids, rows.parse(playRows)).map(row => ({
    id: row.play_id,
    announcement: { id: row.announcement, name: row.name ?? '', deleted: row.deleted_at !== null },
    trigger: row.trigger,
    due_at: row.due_at === null ? null : new Date(row.due_at),
    started_at: new Date(row.started_at),
    seconds: row.seconds,
    end_reason: row.end_reason,
    offline: row.offline,
  }))
  return { data, pagination }
}
