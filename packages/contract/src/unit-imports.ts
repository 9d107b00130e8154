import { unitCsvColumns } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { dataOf } from './response'
import { isoDateTime } from './values'

const finding = z.object({
  column: z.enum(unitCsvColumns),
  /** A message key. */
  key: z.string(),
  /** Similar known names, offered as suggestions, or the units that a warning refers to. */
  near: z.array(z.string()).optional(),
  /** What the cell contains, if the message names it. */
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

const unitImport = z.object({
  id: z.string(),
  file_name: z.string(),
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
  /** The number of rows with errors or warnings; `rows` contains the first hundred. */
  problem_count: z.number(),
  rows: z.array(row),
  created_at: isoDateTime,
})
export type UnitImport = z.output<typeof unitImport>

const resultRow = row.extend({
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused', 'failed']).nullable(),
  cid: z.string().nullable(),
})
export type ImportResultRow = z.output<typeof resultRow>

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
  get: get('/business-units/imports/:id', { caller, response: unitImport }),
  start: post('/business-units/imports/:id/start', { caller, response: unitImport }),
  listResult: get('/business-units/imports/:id/result', { caller, response: dataOf(z.array(resultRow)) }),
})
