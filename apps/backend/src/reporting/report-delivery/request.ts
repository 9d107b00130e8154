import { z } from 'zod'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { listReportFiles } from '#src/reporting/usage-report/rows'
import { createQuorumFinder } from '#src/reporting/witness/report-quorums'
import { deliverReport, markReportDeliveryFailed } from './deliver'
import { type Destination, listActiveDestinations } from './destinations'

/** With a retry every 15 minutes, 300 attempts take about three days. */
export const deliverReportJob = defineJob(
  'deliver-report',
  z.object({ delivery: z.number() }),
  ({ delivery }, { signal }) => deliverReport(delivery, signal),
  { tries: 300, lease: 3600, concurrency: 4, whenDead: ({ delivery }) => markReportDeliveryFailed(delivery) },
)

const idRows = z.array(z.object({ id: z.coerce.number() }))

/** The ids of the final reports that were created after the destination and may have unsent files. */
async function listNewReports({ createdAt }: Destination): Promise<number[]> {
  const rows: unknown = await strapi.db
    .connection('usage_reports')
    .where('created_at', '>=', createdAt.getTime())
    .orderBy('id', 'desc')
    .limit(100)
    .select('id')
  const reports = idRows.parse(rows).reverse()
  // What arrives unasked is taken as final, so it is not sent before enough witnesses have signed.
  const findQuorum = await createQuorumFinder(reports)
  return reports.filter(report => findQuorum(report).state !== 'waiting').map(({ id }) => id)
}

async function requestFor(destination: Destination, now: number): Promise<void> {
  const files = await listReportFiles(await listNewReports(destination))
  const wanted = files.filter(({ format }) => destination.formats.includes(format))
  if (wanted.length === 0) return
  await strapi.db.transaction(async ({ trx }) => {
    const inserted: unknown = await trx('report_deliveries')
      .insert(
        wanted.map(({ report_id, format }) => ({
          document_id: newRecordId(),
          destination: destination.documentId,
          report_id,
          format,
          state: 'waiting',
          attempts: 0,
          created_at: now,
        })),
      )
      .onConflict(['destination', 'report_id', 'format'])
      .ignore()
      .returning('id')
    for (const { id } of idRows.parse(inserted)) await enqueue(deliverReportJob, { delivery: id })
  })
}

/** Adds deliveries of new reports to all active destinations, once per file and destination. */
export async function requestDeliveries(now = Date.now()): Promise<void> {
  for (const destination of await listActiveDestinations()) await requestFor(destination, now)
}

/** Retries a failed delivery. Does nothing while the delivery is pending or after it has succeeded. */
export async function resendReportDelivery(report: number, documentId: string): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    const updated: unknown = await trx('report_deliveries')
      .where({ report_id: report, document_id: documentId, state: 'failed' })
      .update({ state: 'waiting' })
      .returning('id')
    const [found] = idRows.parse(updated)
    if (found) await enqueue(deliverReportJob, { delivery: found.id })
    return found !== undefined
  })
}
