import { z } from 'zod'
import { type Finding, findingKinds } from './rules/finding'
import { fileLayoutSchema } from './rules/layout'
import type { ReportHead } from './rules/line'
import { type ReportTotal, totalKinds } from './rules/totals'

const whole = z.coerce.number().int()

const reportRow = z.object({
  id: whole,
  period: z.string(),
  version: whole,
  kind: z.enum(['final', 'supplement']),
  /** Null in reports that were made from the log, like its ranges in those from seals. */
  from_seal: whole.nullable(),
  through_seal: whole.nullable(),
  from_index: whole.nullable(),
  log_size: whole.nullable(),
  register_size: whole.nullable(),
  minimum_seconds: whole,
  plays: whole,
  milliseconds: whole,
  excluded_plays: whole,
  excluded_milliseconds: whole,
  /** Null in reports from before there were signatures. */
  signed_plays: whole.nullable(),
  rejected_plays: whole.nullable(),
  created_at: whole,
  created_by: z.string(),
})
export type Report = z.output<typeof reportRow>

const fileRow = z.object({
  report_id: whole,
  format: z.string(),
  title: z.string(),
  layout: z.string().transform(text => fileLayoutSchema.parse(JSON.parse(text) as unknown)),
  row_count: whole,
  bytes: whole,
  sha256: z.string(),
})
export type ReportFile = z.output<typeof fileRow>

const totalRow = z.object({
  kind: z.enum(totalKinds),
  name: z.string(),
  detail: z.string(),
  plays: whole,
  milliseconds: whole,
})

const db = () => strapi.db.connection

const listLength = 60

/** The reports of the newest months in all versions, newest first. */
export const listReports = async (): Promise<Report[]> =>
  z.array(reportRow).parse(
    await db()('usage_reports')
      .orderBy([
        { column: 'period', order: 'desc' },
        { column: 'version', order: 'desc' },
      ])
      .limit(listLength),
  )

/** All versions of a month's report, oldest first. */
export const listReportVersions = async (period: string): Promise<Report[]> =>
  z.array(reportRow).parse(await db()('usage_reports').where({ period }).orderBy('version'))

export async function findReport(id: number): Promise<Report | null> {
  const row: unknown = await db()('usage_reports').where({ id }).first()
  return row ? reportRow.parse(row) : null
}

/** The files of these reports, in the order in which they were stored. */
export const listReportFiles = async (reports: readonly number[]): Promise<ReportFile[]> =>
  z.array(fileRow).parse(
    await db()('usage_report_files')
      .whereIn('report_id', [...reports])
      .orderBy(['report_id', 'id']),
  )

/** The largest totals of each kind. */
export async function listTotals(report_id: number, limit: number): Promise<ReportTotal[]> {
  const rows: unknown = await db()('usage_report_totals')
    .where({ report_id })
    .where('position', '<', limit)
    .orderBy(['kind', 'position'])
  return z.array(totalRow).parse(rows)
}

/** Totals of one kind, largest first, starting at a position. */
export async function listTotalsFrom(
  report_id: number,
  kind: ReportTotal['kind'],
  from: number,
  limit: number,
): Promise<ReportTotal[]> {
  const rows: unknown = await db()('usage_report_totals')
    .where({ report_id, kind })
    .where('position', '>=', from)
    .orderBy('position')
    .limit(limit)
  return z.array(totalRow).parse(rows)
}

const findingRow = z.object({
  kind: z.enum(findingKinds),
  subject: z.string(),
  detail: z.string(),
  count: whole,
})

/** The most frequent findings of each kind. */
export async function listTopFindings(report_id: number, limit: number): Promise<Finding[]> {
  const rows: unknown = await db()('usage_report_findings')
    .where({ report_id })
    .where('position', '<', limit)
    .orderBy(['kind', 'position'])
  return z.array(findingRow).parse(rows)
}

const countRows = z.array(z.object({ kind: z.string(), count: whole }))

export const countByKind = async (
  table: 'usage_report_totals' | 'usage_report_findings',
  report_id: number,
): Promise<{ kind: string; count: number }[]> =>
  countRows.parse(await db()(table).where({ report_id }).groupBy('kind').select('kind').count({ count: '*' }))

const manifestRow = z.object({ text: z.string() })

/** The manifest of a report that was made from the log. */
export const getManifest = async ({ id: report_id }: Report): Promise<string> =>
  manifestRow.parse(await db()('usage_report_manifests').where({ report_id }).first()).text

type Ranges = Pick<Report, 'from_seal' | 'through_seal' | 'from_index' | 'log_size' | 'register_size'>

export const noRanges: Ranges = {
  from_seal: null,
  through_seal: null,
  from_index: null,
  log_size: null,
  register_size: null,
}

/** The head of a stored report. The order of its members is that of the first line of JSONL files. */
export function toReportHead(report: Report): ReportHead {
  const { period, version, kind, minimum_seconds, created_at } = report
  const { from_seal, through_seal, from_index, log_size, register_size } = report
  if (from_seal !== null && through_seal !== null)
    return { period, version, kind, from_seal, through_seal, minimum_seconds, created_at }
  if (from_index === null || log_size === null || register_size === null)
    throw new Error(`The report ${period} has no range`)
  return { period, version, kind, from_index, log_size, register_size, minimum_seconds, created_at }
}
