import { Readable } from 'node:stream'
import type { FileResponse } from '#src/platform/http/implement'
import { writeZip, type ZipEntry } from '#src/platform/zip/write'
import { exportReportFile, reportFileName } from './download'
import type { Report, ReportFile } from './rows'

/** The versions of a month's report with their files, oldest version first. */
export type MonthFiles = readonly { report: Report; files: readonly ReportFile[] }[]

/** The checksums of the files of a folder, as `sha256sum --check` reads them. */
const writeChecksums = (versions: MonthFiles): string =>
  versions
    .flatMap(({ report, files }) =>
      files.map(file => `${file.sha256}  v${report.version}/${reportFileName(report, file)}\n`),
    )
    .join('')

function* listEntries(month: string, versions: MonthFiles): Generator<ZipEntry> {
  const folder = `usage-report-${month}`
  const checksums = writeChecksums(versions)
  const newest = Math.max(...versions.map(({ report }) => report.created_at))
  yield {
    name: `${folder}/SHA256SUMS`,
    at: new Date(newest),
    bytes: Buffer.byteLength(checksums),
    content: [checksums],
  }
  for (const { report, files } of versions)
    for (const file of files)
      yield {
        name: `${folder}/v${report.version}/${reportFileName(report, file)}`,
        at: new Date(report.created_at),
        bytes: file.bytes,
        content: exportReportFile(report, file),
      }
}

/**
 * All files of all versions of a month's report as one ZIP archive, which is generated while it is sent. If a file cannot
 * be reproduced, the stream fails, so that the archive has no directory and the connection breaks.
 */
export const openMonthArchive = (month: string, versions: MonthFiles): FileResponse => ({
  name: `usage-report-${month}.zip`,
  type: 'application/zip',
  content: Readable.from(writeZip(listEntries(month, versions))),
})
