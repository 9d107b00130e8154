import { Readable } from 'node:stream'
import type { CollectiveReader } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { exportCheckpoints, exportDay } from '#src/reporting/seal/log'
import { requireArchiveFiles } from '#src/reporting/usage-archive/require-files'
import { openReportFile, recordDownload, reportFileName } from '#src/reporting/usage-report/download'
import { openMonthArchive } from '#src/reporting/usage-report/download-month'
import {
  listReportFiles,
  listReportVersions,
  type Report,
  type ReportFile,
} from '#src/reporting/usage-report/rows'
import { listQuorumProofs } from '#src/reporting/witness/report-quorums'
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

const nameReader = ({ body, name }: CollectiveReader) => `${body.name}, ${name}`.slice(0, maxReader)

async function recordFile(reader: CollectiveReader, report: Report, file: ReportFile): Promise<void> {
  await recordRead(reader, 'report-file', reportFileName(report, file))
  await recordDownload(report.id, file.format, nameReader(reader))
}

/** A file of a report. Throws 404 if it does not exist. */
export async function getReportFile(name: ReportFileName, reader: CollectiveReader): Promise<FileResponse> {
  const found = await findFile(name)
  if (!found) throw notFound()
  await recordFile(reader, found.report, found.file)
  return openReportFile(found.report, found.file)
}

/** All files of all versions of a month's report as one archive. Throws 404 if there is no report. */
export async function getMonthArchive(month: string, reader: CollectiveReader): Promise<FileResponse> {
  const reports = month.length === 7 ? await listReportVersions(month) : []
  if (reports.length === 0) throw notFound()
  for (const { from_seal, through_seal } of reports)
    if (from_seal !== null && through_seal !== null) await requireArchiveFiles(from_seal, through_seal)
  const ids = reports.map(({ id }) => id)
  const [stored, proofs] = await Promise.all([listReportFiles(ids), listQuorumProofs(ids)])
  const versions = reports.map(report => ({
    report,
    proof: proofs.get(report.id) ?? null,
    files: stored.filter(({ report_id }) => report_id === report.id),
  }))
  await recordRead(reader, 'month-archive', month)
  for (const { report, files } of versions)
    for (const { format } of files) await recordDownload(report.id, format, nameReader(reader))
  return openMonthArchive(month, versions)
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
