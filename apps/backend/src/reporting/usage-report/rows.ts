import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
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
  from_seal: whole,
  through_seal: whole,
  minimum_seconds: whole,
  plays: whole,
  milliseconds: whole,
  excluded_plays: whole,
  excluded_milliseconds: whole,
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

/** The number of rows per statement, which may contain 65,535 values. */
const insertSize = 1000
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

export type NewReport = Omit<Report, 'id'>
export type NewReportFile = {
  format: string
  title: string
  layout: object
  rows: number
  bytes: number
  sha256: string
}

async function insertInParts(trx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  for (let index = 0; index < rows.length; index += insertSize)
    await trx(table).insert(rows.slice(index, index + insertSize))
}

/** Numbers the rows of each kind, starting at 0. */
function withPositions(report_id: number, rows: readonly { kind: string }[]): object[] {
  const positions = new Map<string, number>()
  return rows.map(row => {
    const position = positions.get(row.kind) ?? 0
    positions.set(row.kind, position + 1)
    return { ...row, report_id, position }
  })
}

/**
 * Inserts a report and everything that belongs to it. Returns null if another process has inserted this
 * version.
 */
export async function insertReport(
  report: NewReport,
  files: readonly NewReportFile[],
  { totals, findings }: { totals: readonly ReportTotal[]; findings: readonly Finding[] },
): Promise<number | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const inserted: unknown = await trx('usage_reports')
      .insert(report)
      .onConflict(['period', 'version'])
      .ignore()
      .returning('id')
    const id = z.array(z.object({ id: whole })).parse(inserted)[0]?.id
    if (id === undefined) return null
    const fileRows = files.map(({ rows, layout, ...file }) => ({
      ...file,
      report_id: id,
      layout: JSON.stringify(layout),
      row_count: rows,
    }))
    await insertInParts(trx, 'usage_report_files', fileRows)
    await insertInParts(trx, 'usage_report_totals', withPositions(id, totals))
    await insertInParts(trx, 'usage_report_findings', withPositions(id, findings))
    return id
  })
}

export const toReportHead = ({
  period,
  version,
  kind,
  from_seal,
  through_seal,
  minimum_seconds,
  created_at,
}: ReportHead): ReportHead => ({
  period,
  version,
  kind,
  from_seal,
  through_seal,
  minimum_seconds,
  created_at,
})
