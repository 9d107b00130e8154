import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { FileResponse } from '#src/platform/http/implement'
import { generateReportFile } from './generate'
import { getManifest, type Report, type ReportFile, toReportHead } from './rows'
import { getReportFileName } from './rules/file-name'

/** Thrown before the end of a download, so that the connection breaks and the file is not taken for a complete one. */
class ReportMismatchError extends Error {
  override readonly name = 'ReportMismatchError'
}

const readFile = (report: Report, layout: ReportFile['layout']): AsyncIterable<string> =>
  layout.kind === 'manifest' ? readManifest(report) : generateReportFile(toReportHead(report), layout)

async function* readManifest(report: Report): AsyncGenerator<string> {
  yield await getManifest(report)
}

/**
 * Streams a reproduced file of a report. Fails before its last part if its bytes differ from those that were reported:
 * a client that has received as many bytes as announced would not notice a later failure.
 */
export async function* exportReportFile(
  report: Report,
  { layout, bytes, sha256, format }: ReportFile,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let size = 0
  let last = ''
  for await (const text of readFile(report, layout)) {
    hash.update(text)
    size += Buffer.byteLength(text)
    if (size > bytes) break
    if (last !== '') yield last
    last = text
  }
  if (hash.digest('hex') === sha256) {
    yield last
    return
  }
  const { period, version } = report
  strapi.log.error('a usage report cannot be reproduced', { period, version, formats: [format] })
  throw new ReportMismatchError(`The report ${period} cannot be reproduced`)
}

export const reportFileName = (report: Report, file: ReportFile): string => getReportFileName(report, file)

/** A report's file, generated while it is sent. */
export const openReportFile = (report: Report, file: ReportFile): FileResponse => ({
  name: reportFileName(report, file),
  type: 'application/octet-stream',
  content: Readable.from(exportReportFile(report, file)),
  size: file.bytes,
  headers: { 'repr-digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:` },
})

const downloads = () => strapi.db.connection('usage_report_downloads')

const downloadRows = z.array(
  z.object({
    report_id: z.coerce.number(),
    format: z.string(),
    reader: z.string(),
    at: z.coerce.number(),
  }),
)

/** Records who downloaded a file. */
export async function recordDownload(report_id: number, format: string, reader: string): Promise<void> {
  await downloads().insert({ report_id, format, reader, at: Date.now() })
}

/** A report's latest downloads. */
export const listDownloads = async (report_id: number) =>
  downloadRows.parse(await downloads().where({ report_id }).orderBy('at', 'desc').limit(20))
