import { unitImportColumns } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { dataOf } from './response'
import { billingPeriod, isoDateTime } from './values'

const finding = z.object({
  column: z.enum(unitImportColumns),
  /** A message key. */
  key: z.string(),
  /** Similar known names, offered as suggestions, or the units that a warning refers to. */
  near: z.array(z.string()).optional(),
  /** What the cell contains. */
  value: z.string().optional(),
})
export type ImportIssue = z.output<typeof finding>

const row = z.object({
  /** The row number as shown in a spreadsheet. */
  line: z.number(),
  outlet_code: z.string(),
  name: z.string(),
  action: z.enum(['create', 'update', 'unchanged', 'error']),
  changed: z.array(z.string()),
  errors: z.array(finding),
  warnings: z.array(finding),
})
export type ImportRow = z.output<typeof row>

const column = z.enum(unitImportColumns)

const fix = z.object({
  column,
  from: z.string(),
  /** What the value may mean, most likely first. */
  options: z.array(z.string()),
  /** Whether only the first option can be meant. Such a fix is made unless the member declines it. */
  certain: z.boolean(),
  /** What replaces the value now. */
  chosen: z.string().nullable(),
})
export type ImportFix = z.output<typeof fix>

const readyRow = z.object({
  line: z.number(),
  outlet_code: z.string(),
  name: z.string(),
  action: z.enum(['create', 'update', 'unchanged']),
  /** The name of the province. */
  province: z.string(),
  npwp: z.string(),
  /** What is added to the cart; `package` is null if the cart suggests one. */
  order: z
    .object({ package: z.string().nullable(), billing_period: billingPeriod, zones: z.number() })
    .nullable(),
  /** The fixes that are made in this row. */
  fixes: z.array(fix),
})
export type ReadyImportRow = z.output<typeof readyRow>

const unitImport = z.object({
  id: z.string(),
  file_name: z.string(),
  /** The name of the sheet of a workbook. */
  sheet: z.string().nullable(),
  state: z.enum(['checked', 'running', 'done']),
  total: z.number(),
  done: z.number(),
  planned: z.object({ create: z.number(), update: z.number(), unchanged: z.number(), error: z.number() }),
  outcomes: z.object({
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    failed: z.number(),
  }),
  /** The columns of the file, from 1, and what each means; null is unknown or repeated, and not imported. */
  columns: z.array(z.object({ position: z.number(), header: z.string(), column: column.nullable() })),
  /** The columns that the file lacks and that its rows with errors may need. */
  missing_columns: z.array(column),
  /** The first hundred values that are not understood, with what they may mean and the number of rows. */
  fixes: z.array(fix.extend({ rows: z.number() })),
  /** The number of rows with errors or warnings; `rows` contains the first hundred. */
  problem_count: z.number(),
  rows: z.array(row),
  /** The first twenty rows that can be imported, until the import starts. */
  ready: z.array(readyRow),
  /** What the import adds to the cart of the member. */
  orders: z.object({ units: z.number(), zones: z.number() }),
  /** The import with the rows that were not ready when this one was started. */
  rest: z.string().nullable(),
  created_at: isoDateTime,
  /** When an import that has not been started is deleted. */
  expires_at: isoDateTime.nullable(),
})
export type UnitImport = z.output<typeof unitImport>

const resultRow = row.extend({
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused', 'failed']).nullable(),
  cid: z.string().nullable(),
})
export type ImportResultRow = z.output<typeof resultRow>

const pendingImport = z.object({
  id: z.string(),
  file_name: z.string(),
  total: z.number(),
  expires_at: isoDateTime,
})
export type PendingImport = z.output<typeof pendingImport>

const cellText = z.string().max(1000, 'validation.too_long')
const editBody = z.strictObject({
  /** What replaces single cells. */
  cells: z
    .array(z.strictObject({ line: z.int(), column, value: cellText }))
    .max(2000)
    .default([]),
  /** What replaces all cells of a column with this value; `to` is null to leave them as they are. */
  fixes: z
    .array(z.strictObject({ column, from: z.string().max(200), to: z.string().max(200).nullable() }))
    .max(200)
    .default([]),
  columns: z
    .array(z.strictObject({ position: z.int().min(1).max(200), column: column.nullable() }))
    .max(200)
    .default([]),
})
export type ImportEdit = z.output<typeof editBody>

const caller = 'member'

/** Imports of units from a file: check the file, start the import, then poll until it is done. */
export const unitImports = endpoints({
  /** Checks every row without saving anything; field errors are for `file`. */
  check: post('/business-units/imports', {
    caller,
    permission: 'business-unit.import',
    upload: { file: 'file' },
    response: unitImport,
    limits: ['unit-import-account'],
  }),
  /** The imports of the member that have not been started, the latest first. */
  listPending: get('/business-units/imports/pending', {
    caller,
    permission: 'business-unit.import',
    response: dataOf(z.array(pendingImport)),
  }),
  get: get('/business-units/imports/:id', { caller, response: unitImport }),
  /** Corrects the import and checks all rows again. */
  edit: post('/business-units/imports/:id/edits', {
    caller,
    body: editBody,
    response: unitImport,
    errors: ['import-started'],
    limits: ['unit-import-edit-account'],
  }),
  /**
   * Imports the rows that are ready, and adds to the cart what they order. The others become an import of their own.
   */
  start: post('/business-units/imports/:id/start', { caller, response: unitImport }),
  listResult: get('/business-units/imports/:id/result', { caller, response: dataOf(z.array(resultRow)) }),
})
