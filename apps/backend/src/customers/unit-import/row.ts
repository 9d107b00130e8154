import { type BusinessUnitBody, billingPeriods, unitImportColumns } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import type { UnitFile } from './rules/file'

export const uid = 'api::unit-import.unit-import'

const finding = z.object({
  column: z.enum(unitImportColumns),
  key: z.string(),
  near: z.array(z.string()).optional(),
  value: z.string().optional(),
})

const fix = z.object({
  column: z.enum(unitImportColumns),
  from: z.string(),
  options: z.array(z.string()),
  isCertain: z.boolean(),
  chosen: z.string().nullable(),
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
  fixes: z.array(fix).default([]),
  /** What is to be ordered for the unit. */
  order: z
    .object({ package: z.string().nullable(), billing_period: z.enum(billingPeriods), zones: z.number() })
    .nullable()
    .default(null),
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

const importEdits = z.object({
  cells: z.array(z.object({ line: z.number(), column: z.enum(unitImportColumns), value: z.string() })),
  fixes: z.array(
    z.object({ column: z.enum(unitImportColumns), from: z.string(), to: z.string().nullable() }),
  ),
})
/** What a member has corrected: single cells, and all cells of a column with the same value. */
export type ImportEdits = z.output<typeof importEdits>

const importRow = z.object({
  id: z.number(),
  documentId: z.string(),
  file_name: z.string(),
  state: z.enum(['checked', 'running', 'done']),
  rows: z.array(z.unknown()),
  outcomes: z.array(outcome),
  // What was read from the file, until the import starts. Not parsed again, because it is large.
  source: z.custom<UnitFile | null>(),
  edits: importEdits.nullable(),
  /** The import with the rows that were not ready. */
  rest: z.string().nullable(),
  organisation: z.object({ id: z.number() }),
  user: z.object({ id: z.number(), documentId: z.string() }),
  createdAt: z.coerce.date(),
  beat_at: z.coerce.date(),
})
export type UnitImport = Omit<z.output<typeof importRow>, 'rows'> & { rows: PlannedRow[] }

const populate = { organisation: true, user: true }

export async function findUnitImport(where: Record<string, unknown>): Promise<UnitImport | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where, populate })
  if (!row) return null
  const unitImport = importRow.parse(row)
  // There can be 2,000 rows.
  return { ...unitImport, rows: await mapInSlices(unitImport.rows, planned => plannedRow.parse(planned)) }
}

/** How long a checked import waits for its member after the last change, in milliseconds. */
export const importLifetime = 30 * 86_400_000

type NewImport = {
  organisation: number
  user: number
  file_name: string
  source: UnitFile
  edits: ImportEdits
  rows: PlannedRow[]
}

/** Stores the checked rows of a file, which are deleted after 30 days unless the import is started. */
export async function createUnitImport(columns: NewImport): Promise<string> {
  const { documentId }: { documentId: string } = await strapi.db
    .query(uid)
    .create({ data: { ...columns, state: 'checked', outcomes: [], beat_at: new Date() } })
  return documentId
}

const pendingRows = z.array(
  z.object({ id: z.string(), file_name: z.string(), total: integerColumn, beat_at: z.date() }),
)

/** The imports of a member that have been checked but not started, the latest first. */
export async function listPendingImports({ organisation }: Scope, user: number) {
  const rows = await select(
    sql`select i.document_id as id, i.file_name, jsonb_array_length(i.rows) as total, i.beat_at
      from unit_imports i
      join unit_imports_user_lnk u on u.unit_import_id = i.id
      join unit_imports_organisation_lnk o on o.unit_import_id = i.id
      where u.user_id = ${user} and o.organisation_id = ${organisation} and i.state = 'checked'
      order by i.beat_at desc limit 10`,
    pendingRows.element,
  )
  return rows.map(({ beat_at, ...row }) => ({
    ...row,
    expires_at: new Date(beat_at.getTime() + importLifetime),
  }))
}
