import { Readable } from 'node:stream'
import type { FileResponse } from '#src/platform/http/implement'
import { writeZip, type ZipEntry } from '#src/platform/zip/write'
import { exportReportFile, reportFileName } from './download'
import type { Report, ReportFile } from './rows'

/** The versions of a month's report with their files, oldest version first. `proof` tells why a version is final. */
export type MonthFiles = readonly {
  report: Report
  files: readonly ReportFile[]
  proof: { checkpoint: string; policy: string } | null
}[]

/** The checksums of the files of a folder, as `sha256sum --check` reads them. */
const writeChecksums = (versions: MonthFiles): string =>
  versions
    .flatMap(({ report, files }) =>
      files.map(file => `${file.sha256}  v${report.version}/${reportFileName(report, file)}\n`),
    )
    .join('')

const toTextEntry = (name: string, at: number, text: string): ZipEntry => ({
  ...{ name, at: new Date(at), bytes: Buffer.byteLength(text), content: [text] },
})

function* listEntries(month: string, versions: MonthFiles): Generator<ZipEntry> {
  const folder = `usage-report-${month}`
  const checksums = writeChecksums(versions)
  const newest = Math.max(...versions.map(({ report }) => report.created_at))
  yield toTextEntry(`${folder}/SHA256SUMS`, newest, checksums)
  for (const { report, files, proof } of versions) {
    for (const [name, text] of Object.entries(proof ?? {}))
      yield toTextEntry(`${folder}/v${report.version}/${name}`, report.created_at, text)
    for (const file of files)
      yield {
        name: `${folder}/v${report.version}/${reportFileName(report, file)}`,
        at: new Date(report.created_at),
        bytes: file.bytes,
        content: exportReportFile(report, file),
      }
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
