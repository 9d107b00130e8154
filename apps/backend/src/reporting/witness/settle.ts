import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { LogCheckpoint } from '#src/reporting/log/checkpoints'
import { listLoggedReports } from '#src/reporting/log/reports'
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
    manifest_sha256: z.string().nullable(),
  }),
)
type WaitingReport = z.output<typeof waitingRows>[number]

const sha256OfManifest = () =>
  strapi.db.connection.raw(`encode(sha256(convert_to(m.text, 'UTF8')), 'hex') as manifest_sha256`)

/** The reports that are not final yet, oldest first. */
export const listWaitingReports = async (): Promise<WaitingReport[]> =>
  waitingRows.parse(
    await strapi.db
      .connection('usage_reports as r')
      .whereNotExists(query => query.from('usage_report_quorums as q').whereRaw('q.report_id = r.id'))
      .orderBy('r.id')
      .limit(1000)
      .leftJoin('usage_report_manifests as m', 'm.report_id', 'r.id')
      .select('r.id', 'r.period', 'r.version', 'r.log_size', sha256OfManifest()),
  )

/** The reports whose entry is among the first `size` entries. Reports from seals have none, and count as covered. */
export async function listCovered(reports: readonly WaitingReport[], size: number): Promise<WaitingReport[]> {
  if (reports.length === 0) return []
  const covered = new Set((await listLoggedReports(size)).map(getIdentity))
  return reports.filter(report => report.log_size === null || covered.has(getIdentity(report)))
}

/** A restored database may lack a report whose version the log has. */
const getIdentity = ({
  period,
  version,
  manifest_sha256,
}: Pick<WaitingReport, 'period' | 'version' | 'manifest_sha256'>) => `${period} ${version} ${manifest_sha256}`

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
