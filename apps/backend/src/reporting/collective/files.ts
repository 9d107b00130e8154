import { Readable } from 'node:stream'
import type { CollectiveReader } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { exportCheckpoints, exportDay } from '#src/reporting/seal/log'
import {
  openMonthFiles,
  openReportFile,
  recordDownload,
  reportFileName,
} from '#src/reporting/usage-report/download'
import {
  listReportFiles,
  listReportVersions,
  type Report,
  type ReportFile,
} from '#src/reporting/usage-report/rows'
import { recordRead } from './reads'
import { findSealNumberByDay } from './seals'

const maxVersion = 10_000
const maxReader = 160

type ReportFileName = { month: string; version: string; format: string }

/** Finds a report file by month, version and format. */
async function findFile({ month, version: text, format }: ReportFileName) {
  const version = Number(text)
  if (month.length !== 7 || !Number.isInteger(version) || version < 1 || version > maxVersion) return null
  const report = (await listReportVersions(month)).find(each => each.version === version)
  const file = report && (await listReportFiles([report.id])).find(each => each.format === format)
  return file ? { report, file } : null
}

const toJsonLines = (name: string, lines: AsyncIterable<string>): FileResponse => ({
  name,
  type: 'application/jsonl; charset=utf-8',
  content: Readable.from(lines),
})

async function recordFile(reader: CollectiveReader, report: Report, file: ReportFile): Promise<void> {
  await recordRead(reader, 'report-file', reportFileName(report, file))
  await recordDownload(report.id, file.format, `${reader.body.name}, ${reader.name}`.slice(0, maxReader))
}

/** A file of a report. Throws 404 if it does not exist. */
export async function getReportFile(name: ReportFileName, reader: CollectiveReader): Promise<FileResponse> {
  const found = await findFile(name)
  if (!found) throw notFound()
  await recordFile(reader, found.report, found.file)
  return openReportFile(found.report, found.file)
}

/**
 * All versions of a month's report in one format as one file. Throws 404 if there is none, or if files of this
 * format cannot follow each other.
 */
export async function getMonthFiles(
  { month, format }: { month: string; format: string },
  reader: CollectiveReader,
): Promise<FileResponse> {
  const reports = month.length === 7 ? await listReportVersions(month) : []
  const stored = await listReportFiles(reports.map(({ id }) => id))
  const files = reports.flatMap(report => {
    const file = stored.find(each => each.report_id === report.id && each.format === format)
    return file && !['dsr', 'manifest'].includes(file.layout.kind) ? { report, file } : []
  })
  const [first] = files
  if (!first) throw notFound()
  for (const { report, file } of files) await recordFile(reader, report, file)
  return openMonthFiles(first, files)
}

/** The sealed plays of a day. Throws 404 if the day is not sealed. */
export async function getUsageLog(date: string, reader: CollectiveReader): Promise<FileResponse> {
  const seal = await findSealNumberByDay(date)
  if (seal === null) throw notFound()
  const { day, lines } = await exportDay(seal)
  await recordRead(reader, 'usage-log', day)
  return toJsonLines(`usage-log-${day}.jsonl`, lines)
}

/** The signed checkpoints of the whole chain. */
export async function getCheckpoints(reader: CollectiveReader): Promise<FileResponse> {
  await recordRead(reader, 'checkpoints')
  return toJsonLines('usage-checkpoints.jsonl', exportCheckpoints())
}
