import { announcementScheduleSchema } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'

const milliseconds = z.coerce.number()

const announcementRow = z.object({
  id: z.number(),
  document_id: z.string(),
  organisation_id: z.number(),
  name: z.string(),
  everywhere: z.coerce.boolean(),
  schedule: z.string().transform(text => announcementScheduleSchema.parse(JSON.parse(text) as unknown)),
  gap_minutes: z.number(),
  per_hour: z.number(),
  revision: z.number(),
  file_key: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  duration_ms: z.number(),
  loudness: z.number(),
  true_peak: z.number(),
  uploaded_by: z.string().nullable(),
  uploaded_at: milliseconds,
  version: z.number(),
})
export type AnnouncementRow = z.output<typeof announcementRow>

const targetRows = z.array(
  z.object({ announcement_id: z.number(), scope: z.enum(['unit', 'zone']), scope_id: z.number() }),
)
export type AnnouncementTarget = z.output<typeof targetRows>[number]

const existing = (trx: Transaction | null) =>
  (trx ?? strapi.db.connection)('announcements').whereNull('deleted_at')

/** The announcements of the given organisations, sorted by name. */
export const listAnnouncementRows = async (organisations: readonly number[]): Promise<AnnouncementRow[]> =>
  z.array(announcementRow).parse(
    organisations.length === 0
      ? []
      : await existing(null)
          .whereIn('organisation_id', [...organisations])
          .orderBy(['name', 'id']),
  )

export async function findAnnouncementRow(
  where: { organisation_id: number; document_id: string },
  trx: Transaction | null = null,
): Promise<AnnouncementRow | null> {
  if (where.document_id.length > 24) return null
  const row: unknown = await existing(trx).where(where).first()
  return row ? announcementRow.parse(row) : null
}

/** The stored audio of a revision, or null if it has been replaced or removed. */
export async function findAnnouncementAudio(document_id: string, revision: string) {
  if (document_id.length > 24 || !/^\d{1,7}$/.test(revision)) return null
  const row: unknown = await existing(null)
    .where({ document_id, revision: Number(revision) })
    .first()
  return row ? announcementRow.parse(row) : null
}

export const listTargets = async (
  announcements: readonly number[],
  trx: Transaction | null = null,
): Promise<AnnouncementTarget[]> =>
  targetRows.parse(
    announcements.length === 0
      ? []
      : await (trx ?? strapi.db.connection)('announcement_targets')
          .whereIn('announcement_id', [...announcements])
          .orderBy('id')
          .select('announcement_id', 'scope', 'scope_id'),
  )

/** The number and total size of an organisation's announcements. */
export async function getStorageUsage(organisation_id: number, trx: Transaction | null = null) {
  const rows: unknown = await existing(trx)
    .where({ organisation_id })
    .count({ count: '*' })
    .sum({ bytes: 'bytes' })
  const [{ count, bytes } = { count: 0, bytes: 0 }] = z
    .array(z.object({ count: z.coerce.number(), bytes: z.coerce.number() }))
    .parse(rows)
  return { count, bytes }
}
