import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { recordLogArrivals } from '#src/reporting/log/arrivals'

const rows = z.array(
  z.object({
    period: z.string(),
    version: integerColumn,
    plays: integerColumn,
    milliseconds: integerColumn,
    created_at: integerColumn,
    manifest_sha256: z.string(),
  }),
)

/**
 * Lets a log that begins again contain the reports that are not final, so that they can become final. They were made from
 * the former log, so their entries cover no entries of this one: `log_size` is 0.
 */
export async function recordWaitingReports(trx: Transaction, now: number): Promise<void> {
  // Those that were on their way to the former log, which are recorded here too.
  await trx('log_arrivals').where({ type: 'report' }).delete()
  const found: unknown = await trx('usage_reports as r')
    .join('usage_report_manifests as m', 'm.report_id', 'r.id')
    .whereNotNull('r.log_size')
    .whereNotIn('r.id', trx('usage_report_quorums').select('report_id'))
    .orderBy('r.id')
    .select(
      ...['r.period', 'r.version', 'r.plays', 'r.milliseconds', 'r.created_at'],
      trx.raw(`encode(sha256(convert_to(m.text, 'UTF8')), 'hex') as manifest_sha256`),
    )
  await recordLogArrivals(
    trx,
    rows.parse(found).map(({ created_at, ...report }) => ({
      type: 'report',
      at: now,
      body: { ...report, at: created_at, log_size: 0 },
    })),
  )
}
