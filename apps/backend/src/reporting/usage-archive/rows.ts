import { z } from 'zod'
import { monthAfter } from '#src/reporting/usage-report/rules/period'

const whole = z.coerce.number().int()

const archiveRow = z.object({
  month: z.string(),
  from_seal: whole,
  through_seal: whole,
  plays: whole,
  /**
   * `removed` means that the plays are only in the files. `removing` is only visible within the transaction
   * that removes them.
   */
  state: z.enum(['stored', 'removed', 'removing']),
  created_at: whole,
})
export type UsageArchive = z.output<typeof archiveRow>

const partRow = z.object({ seal: whole, part: whole, plays: whole, bytes: whole, sha256: z.string() })
export type ArchivePart = z.output<typeof partRow>

const archives = () => strapi.db.connection('usage_archives')
const parts = () => strapi.db.connection('usage_archive_parts')

export const listArchives = async (): Promise<UsageArchive[]> =>
  z.array(archiveRow).parse(await archives().orderBy('month'))

export async function findArchive(month: string): Promise<UsageArchive | null> {
  const row: unknown = await archives().where({ month }).first()
  return row ? archiveRow.parse(row) : null
}

/** The archives of seals in a range whose plays are not in the database. */
export const listRemovedArchives = async (fromSeal: number, throughSeal: number): Promise<UsageArchive[]> =>
  z
    .array(archiveRow)
    .parse(
      await archives()
        .where({ state: 'removed' })
        .where('from_seal', '<=', throughSeal)
        .where('through_seal', '>=', fromSeal),
    )

/**
 * Returns those months of which some plays may be missing from the database. Plays can arrive up to 35 days
 * late, so the archives of the two following months are also checked.
 */
export async function listRemovedMonths(months: readonly string[]): Promise<Set<string>> {
  const through = (month: string) => monthAfter(monthAfter(month))
  const rows: unknown = await archives()
    .where({ state: 'removed' })
    .whereIn('month', [...new Set(months.flatMap(month => [month, monthAfter(month), through(month)]))])
    .select('month')
  const removed = z.array(archiveRow.pick({ month: true })).parse(rows)
  return new Set(
    months.filter(first => removed.some(({ month }) => month >= first && month <= through(first))),
  )
}

export const isMonthRemoved = async (month: string): Promise<boolean> =>
  (await listRemovedMonths([month])).has(month)

/** A seal's parts, in order, or an empty list if it is not archived. */
export const listParts = async (seal: number): Promise<ArchivePart[]> =>
  z.array(partRow).parse(await parts().where({ seal }).orderBy('part'))

export async function findPart(seal: number, part: number): Promise<ArchivePart | null> {
  const row: unknown = await parts().where({ seal, part }).first()
  return row ? partRow.parse(row) : null
}

export async function insertParts(rows: readonly ArchivePart[]): Promise<void> {
  if (rows.length > 0) await parts().insert(rows)
}

export async function insertArchive(archive: UsageArchive): Promise<void> {
  await archives().insert({ ...archive, changed_at: archive.created_at })
}
