import { digestReportFiles, type ReadOptions } from './generate'
import { listReportFiles, type Report, toReportHead } from './rows'

/** Reproduces a report's files and returns the formats whose bytes differ from the original bytes. */
export async function compareReport(report: Report, options: ReadOptions): Promise<string[]> {
  const files = (await listReportFiles([report.id])).filter(({ layout }) => layout.kind !== 'manifest')
  const { digests } = await digestReportFiles(
    toReportHead(report),
    files.map(({ layout }) => layout),
    options,
  )
  return files.flatMap(({ format, sha256 }, index) => (digests[index]?.sha256 === sha256 ? [] : [format]))
}
