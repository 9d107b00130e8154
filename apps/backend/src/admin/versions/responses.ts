import { z } from 'zod'

const summary = z.object({
  id: z.string(),
  published_on: z.string(),
  person: z.string().nullable(),
})
const step = z.object({ id: z.string(), label: z.string(), number: z.number().optional() })
const change = z.object({
  where: z.array(step),
  type: z.string(),
  parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
})

export const versionListSchema = z.object({ data: z.array(summary.extend({ online: z.boolean() })) })
export const versionSchema = z.object({
  data: summary.extend({
    changes: z.array(change),
    missing: z.array(z.string()),
    live: z.boolean(),
    restorable: z.boolean(),
  }),
})
export const restoreSchema = z.object({ data: z.object({ missing: z.array(z.string()) }) })

export type VersionSummary = z.output<typeof versionListSchema>['data'][number]
export type Version = z.output<typeof versionSchema>['data']
export type Change = z.output<typeof change>
