import { z } from 'zod'

const file = z.object({
  format: z.string(),
  title: z.string(),
  name: z.string(),
  rows: z.number(),
  bytes: z.number(),
  sha256: z.string(),
})
export type ReportFile = z.output<typeof file>

const deliveryState = z.enum(['waiting', 'delivered', 'failed'])

const report = z.object({
  id: z.number(),
  /** The combined state of all files and destinations; null if no files were sent. */
  delivery: deliveryState.nullable(),
  period: z.string(),
  version: z.number(),
  kind: z.enum(['final', 'supplement']),
  /** The witnesses whose signatures are missing; empty once the report is final. */
  waiting_for: z.array(z.string()),
  minimum_seconds: z.number(),
  plays: z.number(),
  seconds: z.number(),
  excluded_plays: z.number(),
  from_index: z.number().nullable(),
  log_size: z.number().nullable(),
  from_seal: z.number().nullable(),
  through_seal: z.number().nullable(),
  created_at: z.string(),
  files: z.array(file),
})
export type Report = z.output<typeof report>

const run = z.object({
  id: z.number(),
  kind: z.enum(['create', 'compare']),
  period: z.string(),
  version: z.number().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.number(),
  total: z.number(),
  outcome: z.string().nullable(),
  changed_at: z.string(),
})
export type ReportRun = z.output<typeof run>

export const reportsSchema = z.object({
  data: z.array(report),
  runs: z.array(run),
  /** Months for which a report can be created now. */
  months: z.array(z.string()),
})
export type ReportsResponse = z.output<typeof reportsSchema>

const kind = z.enum(['work', 'performer', 'venue', 'city', 'industry'])
export const findingKinds = [
  'rejected',
  'silent',
  'device-twice',
  'two-devices',
  'long-day',
  'credits',
] as const
const findingKind = z.enum(findingKinds)
export const reportDetailsSchema = z.object({
  data: z.object({
    totals: z.array(
      z.object({ kind, name: z.string(), detail: z.string(), plays: z.number(), seconds: z.number() }),
    ),
    counts: z.array(z.object({ kind, count: z.number() })),
    findings: z.array(
      z.object({ kind: findingKind, subject: z.string(), detail: z.string(), count: z.number() }),
    ),
    finding_counts: z.array(z.object({ kind: findingKind, count: z.number() })),
    deliveries: z.array(
      z.object({
        id: z.string(),
        destination: z.string().nullable(),
        format: z.string(),
        state: deliveryState,
        attempts: z.number(),
        error: z.string().nullable(),
        receipt: z.string().nullable(),
        delivered_at: z.string().nullable(),
      }),
    ),
    downloads: z.array(z.object({ format: z.string(), reader: z.string(), at: z.string() })),
  }),
})
export type ReportDetails = z.output<typeof reportDetailsSchema>['data']
