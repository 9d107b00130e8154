import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { LogCheckpoint } from '#src/reporting/log/checkpoints'
import { parseEntry } from '#src/reporting/log/rules/entry'
import { addCosignatures } from './cosigned'
import { getPolicy } from './policy'
import { formatPublicPolicy, isPolicyInForce } from './policy-in-force'
import { findQuorumState } from './quorum'

const waitingRows = z.array(
  z.object({
    id: integerColumn,
    period: z.string(),
    version: integerColumn,
    log_size: integerColumn.nullable(),
  }),
)
type WaitingReport = z.output<typeof waitingRows>[number]

/** The reports that are not final yet, oldest first. */
export const listWaitingReports = async (): Promise<WaitingReport[]> =>
  waitingRows.parse(
    await strapi.db
      .connection('usage_reports as r')
      .whereNotExists(query => query.from('usage_report_quorums as q').whereRaw('q.report_id = r.id'))
      .orderBy('r.id')
      .limit(1000)
      .select('r.id', 'r.period', 'r.version', 'r.log_size'),
  )

const entryRows = z.array(z.object({ index: integerColumn, bytes: z.instanceof(Uint8Array) }))

/** The reports whose entry is among the first `size` entries. Reports from seals have none, and count as covered. */
export async function listCovered(reports: readonly WaitingReport[], size: number): Promise<WaitingReport[]> {
  const sizes = reports.flatMap(({ log_size }) => log_size ?? [])
  const rows: unknown = await strapi.db
    .connection('log_entries')
    .where({ type: 'report' })
    // The entry of a report comes after those from which it was made.
    .where('index', '>=', Math.min(...sizes, size))
    .where('index', '<', size)
    .orderBy('index')
    .select('index', 'bytes')
  const covered = new Set(
    entryRows.parse(rows).map(({ bytes }) => {
      const { period, version } = parseEntry(Buffer.from(bytes))
      return `${period} ${version}`
    }),
  )
  return reports.filter(
    ({ period, version, log_size }) => log_size === null || covered.has(`${period} ${version}`),
  )
}

/**
 * Makes the reports final that a checkpoint covers, if it has the quorum. It is stored, so that a later policy does not
 * undo it. A process without the policy in force leaves them to others.
 */
export async function settleReports(checkpoint: LogCheckpoint): Promise<void> {
  const waiting = await listWaitingReports()
  if (waiting.length === 0 || !(await isPolicyInForce())) return
  if (!(await findQuorumState(checkpoint)).isReached) return
  const covered = await listCovered(waiting, checkpoint.size)
  if (covered.length === 0) return
  const isRequired = getPolicy().quorum !== null
  const evidence = isRequired
    ? { checkpoint: (await addCosignatures(checkpoint)).text, policy: await formatPublicPolicy() }
    : {}
  await strapi.db
    .connection('usage_report_quorums')
    .insert(covered.map(({ id }) => ({ report_id: id, reached_at: Date.now(), ...evidence })))
    .onConflict('report_id')
    .ignore()
}
