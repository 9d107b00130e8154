import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { findCheckpoint } from '#src/reporting/log/checkpoints'
import { getPolicyInForce } from './policy-in-force'
import { findQuorumState } from './quorum'
import { listCovered, listWaitingReports } from './settle'

/**
 * Whether a report is final: `waiting` until a checkpoint that covers it has the quorum; `missing` are the names of the
 * witnesses that it waits for.
 */
export type ReportQuorum =
  | { state: 'not-required' | 'reached'; reached_at: Date | null; missing: never[] }
  | { state: 'waiting'; reached_at: null; missing: string[] }

const quorumRows = z.array(
  z.object({ report_id: integerColumn, reached_at: integerColumn, is_required: z.boolean() }),
)

async function listReached(reports: readonly number[]): Promise<Map<number, ReportQuorum>> {
  const rows: unknown = await strapi.db
    .connection('usage_report_quorums')
    .whereIn('report_id', [...reports])
    .select('report_id', 'reached_at', strapi.db.connection.raw('checkpoint is not null as is_required'))
  return new Map(
    quorumRows
      .parse(rows)
      .map(({ report_id, reached_at, is_required }) => [
        report_id,
        is_required
          ? { state: 'reached', reached_at: new Date(reached_at), missing: [] }
          : { state: 'not-required', reached_at: null, missing: [] },
      ]),
  )
}

const proofRows = z.array(z.object({ report_id: integerColumn, checkpoint: z.string(), policy: z.string() }))

/** Why reports are final, by their ids: a checkpoint that covers the report, with its cosignatures, and the policy. */
export async function listQuorumProofs(
  reports: readonly number[],
): Promise<Map<number, { checkpoint: string; policy: string }>> {
  const rows: unknown = await strapi.db
    .connection('usage_report_quorums')
    .whereIn('report_id', [...reports])
    .whereNotNull('checkpoint')
    .select(Object.keys(proofRows.element.shape))
  return new Map(proofRows.parse(rows).map(({ report_id, ...proof }) => [report_id, proof]))
}

/** The quorums of reports, by their ids. Without a required witness, reports are final at once. */
async function findReportQuorums(reports: readonly number[]): Promise<Map<number, ReportQuorum>> {
  const quorums = await listReached(reports)
  const open = reports.filter(id => !quorums.has(id))
  if (open.length === 0) return quorums
  if ((await getPolicyInForce()).quorum === null) {
    for (const id of open) quorums.set(id, { state: 'not-required', reached_at: null, missing: [] })
    return quorums
  }
  const checkpoint = await findCheckpoint()
  const waiting = (await listWaitingReports()).filter(({ id }) => open.includes(id))
  const covered = checkpoint ? await listCovered(waiting, checkpoint.size) : []
  const [signed, unsigned] = await Promise.all([findQuorumState(checkpoint), findQuorumState(null)])
  for (const id of open) {
    const { missing } = covered.some(report => report.id === id) ? signed : unsigned
    quorums.set(id, { state: 'waiting', reached_at: null, missing })
  }
  return quorums
}

/** Returns a function that finds the quorum of one of these reports. */
export async function createQuorumFinder(
  reports: readonly { id: number }[],
): Promise<(report: { id: number }) => ReportQuorum> {
  const quorums = await findReportQuorums(reports.map(({ id }) => id))
  return ({ id }) => quorums.get(id) ?? { state: 'waiting', reached_at: null, missing: [] }
}
