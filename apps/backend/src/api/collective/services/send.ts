import { Readable } from 'node:stream'
import type { Reader } from '#src/api/account/services/collective-reader'
import { exportCheckpoints, exportDay } from '#src/api/seal/services/log'
import {
  recordDownload,
  reportFileName,
  streamMonthFiles,
  streamReportFile,
} from '#src/api/usage-report/services/download'
import { listReportFiles, listReportVersions } from '#src/api/usage-report/services/rows'
import { notFound } from '#src/http/errors'
import type { RequestContext } from '#src/http/request-context'
import { recordRead } from './reads'
import { findSealNumberByDay } from './seals'

const maxVersion = 10_000
const maxReader = 160

/** Finds a report file by month, version and format. */
async function findFile({ month = '', version: text = '', format = '' }: Record<string, string>) {
  const version = Number(text)
  if (month.length !== 7 || !Number.isInteger(version) || version < 1 || version > maxVersion) return null
  const report = (await listReportVersions(month)).find(one => one.version === version)
  const file = report && (await listReportFiles([report.id])).find(one => one.format === format)
  return file ? { report, file } : null
}

function sendLines(ctx: RequestContext, name: string, lines: AsyncIterable<string>): void {
  ctx.set('content-type', 'application/jsonl; charset=utf-8')
  ctx.set('content-disposition', `attachment; filename="${name}"`)
  ctx.set('cache-control', 'private, no-store')
  ctx.body = Readable.from(lines)
}

/** Sends the report file that the path parameters identify. Throws 404 if it does not exist. */
export async function sendReportFile(ctx: RequestContext, reader: Reader): Promise<void> {
  const found = await findFile(ctx.params)
  if (!found) throw notFound()
  const { report, file } = found
  await recordRead(reader, 'report-file', reportFileName(report, file))
  await recordDownload(report.id, file.format, `${reader.body.name}, ${reader.name}`.slice(0, maxReader))
  streamReportFile(ctx, report, file)
}

/**
 * Sends all versions of a month's report in one format as one file. Throws 404 if there is none, or if files of
 * this format cannot follow each other.
 */
export async function sendMonthFiles(ctx: RequestContext, reader: Reader): Promise<void> {
  const { month = '', format = '' } = ctx.params
  const reports = month.length === 7 ? await listReportVersions(month) : []
  const stored = await listReportFiles(reports.map(({ id }) => id))
  const files = reports.flatMap(report => {
    const file = stored.find(one => one.report_id === report.id && one.format === format)
    return file && file.layout.kind !== 'dsr' ? { report, file } : []
  })
  if (files.length === 0) throw notFound()
  for (const { report, file } of files) {
    await recordRead(reader, 'report-file', reportFileName(report, file))
    await recordDownload(report.id, file.format, `${reader.body.name}, ${reader.name}`.slice(0, maxReader))
  }
  streamMonthFiles(ctx, files)
}

/** Sends the sealed plays of the day in the path. Throws 404 if the day is not sealed. */
export async function sendUsageLog(ctx: RequestContext, reader: Reader): Promise<void> {
  const seal = await findSealNumberByDay(ctx.params.day ?? '')
  if (seal === null) throw notFound()
  const { day, lines } = await exportDay(seal)
  await recordRead(reader, 'usage-log', day)
  sendLines(ctx, `usage-log-${day}.jsonl`, lines)
}

/** Sends the signed checkpoints of the whole chain. */
export async function sendCheckpoints(ctx: RequestContext, reader: Reader): Promise<void> {
  await recordRead(reader, 'checkpoints')
  sendLines(ctx, 'usage-checkpoints.jsonl', exportCheckpoints())
}
