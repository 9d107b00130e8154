import { z } from 'zod'
import { catalogueColumns } from '#src/catalogue/track-upload/rules/columns'

const upload = z.object({
  id: z.string(),
  file_name: z.string(),
  state: z.enum(['waiting', 'processing', 'unconfirmed', 'added', 'duplicate', 'rejected', 'failed']),
  problem: z.string().nullable(),
  track: z
    .object({
      id: z.string(),
      title: z.string(),
      state: z.string(),
      artists: z.array(z.string()),
      missing: z.array(z.string()),
    })
    .nullable(),
})

export const uploadSchema = z.object({ data: upload })
export const uploadListSchema = z.object({ data: z.array(upload) })
export type Upload = z.output<typeof upload>

const row = z.object({
  line: z.number(),
  file: z.string(),
  action: z.enum(['add', 'known', 'error']),
  chosen: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
  problems: z.array(
    z.object({ column: z.enum(catalogueColumns), problem: z.string(), other: z.string().optional() }),
  ),
})

export const tableCheckSchema = z.object({
  data: z.union([
    z.object({ rows: z.array(row), unlisted: z.number() }),
    z.object({
      problem: z.string(),
      columns: z.array(z.string()).optional(),
      line: z.number().optional(),
    }),
  ]),
})
export type TableCheck = z.output<typeof tableCheckSchema>['data']
export type CheckedRow = z.output<typeof row>
