import { z } from 'zod'
import { creditColumns } from '#src/catalogue/credit-import/rules/stated-work'
import { matchParts } from '#src/catalogue/track/rules/contributors'
import { creditParts } from '#src/catalogue/track/rules/credits'

const unmatchedWork = z.object({
  id: z.string(),
  title: z.string(),
  artists: z.array(z.string()),
  missing: z.array(z.enum([...creditParts, ...matchParts])),
  plays: z.number(),
  seconds: z.number(),
})
export type UnmatchedWork = z.output<typeof unmatchedWork>

const conflict = z.object({
  isrc: z.string(),
  works: z.array(z.object({ iswc: z.string(), track: z.string(), revision: z.number(), title: z.string() })),
})
export type IswcConflict = z.output<typeof conflict>

export const unmatchedSchema = z.object({
  data: z.array(unmatchedWork),
  conflicts: z.array(conflict),
  meta: z.object({ total: z.number(), page: z.number(), page_count: z.number() }),
})
export type Unmatched = z.output<typeof unmatchedSchema>

export const creditImportSchema = z.object({
  data: z.object({
    imported: z.boolean(),
    changed: z.number(),
    unchanged: z.number(),
    problem_count: z.number(),
    problems: z.array(
      z.object({ line: z.number(), column: z.enum([...creditColumns, '']), message: z.string() }),
    ),
  }),
})
export type CreditImport = z.output<typeof creditImportSchema>['data']
