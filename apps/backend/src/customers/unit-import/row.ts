import { type BusinessUnitBody, unitCsvColumns } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import type { Account } from '#src/platform/http/request-context'

export const uid = 'api::unit-import.unit-import'

const finding = z.object({
  column: z.enum(unitCsvColumns),
  key: z.string(),
  near: z.array(z.string()).optional(),
  value: z.string().optional(),
})

const plannedRow = z.object({
  line: z.number(),
  outlet_code: z.string(),
  /** The existing unit, if it is recognised by its name and address. */
  cid: z.string().optional(),
  name: z.string(),
  action: z.enum(['create', 'update', 'unchanged', 'error']),
  changed: z.array(z.string()),
  errors: z.array(finding),
  warnings: z.array(finding),
  // The values are not parsed again, because the rows were validated when the file was checked and a running
  // import is read frequently.
  values: z.custom<BusinessUnitBody | null>(),
})
export type PlannedRow = z.output<typeof plannedRow>

const outcome = z.object({
  line: z.number(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused', 'failed']),
  cid: z.string().nullable(),
})
export type RowOutcome = z.output<typeof outcome>

const importRow = z.object({
  id: z.number(),
  documentId: z.string(),
  file_name: z.string(),
  state: z.enum(['checked', 'running', 'done']),
  rows: z.array(plannedRow),
  outcomes: z.array(outcome),
  organisation: z.object({ id: z.number() }),
  user: z.object({ id: z.number(), documentId: z.string() }),
  createdAt: z.coerce.date(),
})
export type UnitImport = z.output<typeof importRow>

const populate = { organisation: true, user: true }

export async function findUnitImport(where: Record<string, unknown>): Promise<UnitImport | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where, populate })
  return row ? importRow.parse(row) : null
}

/** Stores the checked rows of a file, which are deleted after a week unless the import is started. */
export async function createUnitImport(
  scope: Scope,
  account: Account,
  file_name: string,
  rows: PlannedRow[],
): Promise<string> {
  const { documentId }: { documentId: string } = await strapi.db.query(uid).create({
    data: {
      organisation: scope.organisation,
      user: account.id,
      file_name,
      state: 'checked',
      rows,
      outcomes: [],
      beat_at: new Date(),
    },
  })
  return documentId
}
