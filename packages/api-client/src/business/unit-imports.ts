import { unitCsvColumns } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { dataResponse, isoDateTime } from '../wire'

const finding = z.object({
  column: z.enum(unitCsvColumns),
  /** A message key. */
  key: z.string(),
  /** Similar known names, offered as suggestions, or the units that a warning refers to. */
  near: z.array(z.string()).optional(),
  /** What the cell contains, if the message names it. Not sent by older backends. */
  value: z.string().optional(),
})

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
export type ImportIssue = z.output<typeof finding>

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

const path = (id: string) => `business-units/imports/${pathSegment(id)}`

/** Imports of units from a file: check the file, start the import, then poll until it is done. */
export const createUnitImportsApi = (http: HttpClient) => ({
  /** Checks every row without saving anything; throws 400 with errors for `file`. */
  check(file: File) {
    const body = new FormData()
    body.append('file', file, file.name)
    return http.call('post', 'business-units/imports', { body, schema: unitImport })
  },
  get: (id: string) => http.call('get', path(id), { schema: unitImport }),
  start: (id: string) => http.call('post', `${path(id)}/start`, { schema: unitImport }),
  listResult: (id: string) =>
    http.call('get', `${path(id)}/result`, { schema: dataResponse(z.array(resultRow)) }),
})
