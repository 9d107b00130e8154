import { createHmac } from 'node:crypto'
import { isShutdown, PermanentError, Postponed } from '#src/platform/jobs/job'
import { Busy, createCallSlots } from '#src/platform/outgoing/call-slots'
import { uploadBySftp } from '#src/platform/outgoing/sftp'
import { SftpError } from '#src/platform/outgoing/sftp-error'
import { uploadByHttp } from '#src/platform/outgoing/upload'
import { exportReportFile, reportFileName } from '#src/reporting/usage-report/download'
import { findReport, listReportFiles, type Report, type ReportFile } from '#src/reporting/usage-report/rows'
import { type Destination, findDestination, readSecret } from './destinations'
import { findReportDelivery, type ReportDelivery } from './rows'
import { parseDestination } from './rules/target'

const table = () => strapi.db.connection('report_deliveries')

/** A destination receives one file at a time. */
const runInSlot = createCallSlots(1)

class RejectedError extends Error {
  override readonly name = 'RejectedError'
}

type Sending = { delivery: ReportDelivery; destination: Destination; report: Report; file: ReportFile }

const formatDigest = ({ sha256 }: ReportFile) => `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`

/** The signature covers the file's digest, so neither side has to keep the whole file in memory. */
function signedHeaders(
  { delivery, destination, report, file }: Sending,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signed = `${delivery.document_id}.${timestamp}.${formatDigest(file)}`
  const mac = createHmac('sha256', readSecret(destination)).update(signed).digest('base64')
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${reportFileName(report, file)}"`,
    'content-digest': formatDigest(file),
    'report-period': report.period,
    'report-version': String(report.version),
    'report-format': file.format,
    'webhook-id': delivery.document_id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${mac}`,
  }
}

async function sendByHttps(sending: Sending, signal: AbortSignal, now: number): Promise<string> {
  const { destination, report, file } = sending
  const { status, text } = await uploadByHttp(
    {
      url: destination.address,
      headers: signedHeaders(sending, now),
      bytes: file.bytes,
      content: exportReportFile(report, file),
    },
    signal,
  )
  if (status < 200 || status >= 300) throw new RejectedError(`HTTP ${status}`)
  return `HTTP ${status} ${text}`.trim()
}

async function sendBySftp({ destination, report, file }: Sending, signal: AbortSignal): Promise<string> {
  const address = parseDestination('sftp', destination.address)
  if (address === null || address instanceof URL) throw new PermanentError('The address is not allowed')
  const target = { ...address, fingerprint: destination.host_key ?? '', credential: readSecret(destination) }
  const { bytes, sha256 } = file
  const { path, refused } = await uploadBySftp(
    target,
    { name: reportFileName(report, file), bytes, sha256, content: () => exportReportFile(report, file) },
    signal,
  )
  const receipt = `${path}, ${bytes} bytes, SHA-256 ${sha256}`
  return refused.length === 0 ? receipt : `${receipt}; the server does not allow: ${refused.join(', ')}`
}

async function findSending(id: number): Promise<Sending | null> {
  const delivery = await findReportDelivery(id)
  if (delivery?.state !== 'waiting') return null
  const destination = await findDestination(delivery.destination)
  const report = await findReport(delivery.report_id)
  const file = report && (await listReportFiles([report.id])).find(({ format }) => format === delivery.format)
  if (!destination?.active || !report || !file) throw new PermanentError('There is nothing to send to')
  return { delivery, destination, report, file }
}

/** Describes an error for staff, without its message, which may contain names from the remote side. */
function describe(error: unknown): string {
  if (error instanceof RejectedError || error instanceof SftpError) return error.message
  const { name, code, level } = error as { name?: string; code?: unknown; level?: unknown }
  return [name, code, level]
    .filter(part => typeof part === 'string')
    .join(' ')
    .slice(0, 120)
}

async function attempt(id: number, sending: Sending, signal: AbortSignal, now: number): Promise<void> {
  const send = sending.destination.kind === 'https' ? sendByHttps : sendBySftp
  const row = () => table().where({ id })
  // Counted before it is made, because its process may be killed or its lease may end.
  await row().increment('attempts', 1).update({ attempted_at: now })
  try {
    const receipt = (await send(sending, signal, now)).slice(0, 1000)
    await row().update({ state: 'delivered', receipt, error: null, delivered_at: Date.now() })
  } catch (error) {
    if (isShutdown(signal)) await row().decrement('attempts', 1)
    else await row().update({ error: describe(error) })
    throw error
  }
}

/** Sends a file to its destination. Throws if the delivery has to be retried. */
export async function deliverReport(id: number, signal: AbortSignal, now = Date.now()): Promise<unknown> {
  const sending = await findSending(id)
  if (!sending) return
  const { documentId } = sending.destination
  const result = await runInSlot(documentId, () => attempt(id, sending, signal, now))
  return result instanceof Busy ? new Postponed(result.retryIn) : null
}

/** Marks a delivery as failed after its last attempt. */
export async function markReportDeliveryFailed(id: number): Promise<void> {
  await table().where({ id, state: 'waiting' }).update({ state: 'failed' })
}
