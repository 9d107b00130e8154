import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { sha256 } from '#src/platform/runtime/cryptography'
import { recordLogArrival } from '#src/reporting/log/arrivals'
import type { Report } from './rows'
import type { Finding } from './rules/finding'
import type { ReportTotal } from './rules/totals'

const whole = z.coerce.number().int()
/** The number of rows per statement, which may contain 65,535 values. */
const insertSize = 1000

type NewReport = Omit<Report, 'id'>
type NewReportFile = {
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

/** Adds the hash of a report's manifest to the log. */
async function recordReport(
  trx: Transaction,
  { period, version, log_size, plays, milliseconds, created_at: at }: NewReport,
  manifest: string,
): Promise<void> {
  const body = { at, period, version, log_size, manifest_sha256: sha256(manifest), plays, milliseconds }
  await recordLogArrival(trx, { type: 'report', at, body })
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

type NewReportContent = {
  manifest: string
  totals: readonly ReportTotal[]
  findings: readonly Finding[]
}

/**
 * Inserts a report and everything that belongs to it. Returns null if another process has inserted this
 * version.
 */
export async function insertReport(
  report: NewReport,
  files: readonly NewReportFile[],
  { manifest, totals, findings }: NewReportContent,
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
    await trx('usage_report_manifests').insert({ report_id: id, text: manifest })
    await recordReport(trx, report, manifest)
    await insertInParts(trx, 'usage_report_totals', withPositions(id, totals))
    await insertInParts(trx, 'usage_report_findings', withPositions(id, findings))
    return id
  })
}
