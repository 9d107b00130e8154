import { digestFiles } from './generate'
import type { Options } from './lines'
import { headOf, listFiles, type Report } from './rows'

/** Reproduces a report's files and returns the formats whose bytes differ from the original bytes. */
export async function compareReport(report: Report, options: Options): Promise<string[]> {
  const files = await listFiles([report.id])
  const { digests } = await digestFiles(
    headOf(report),
    files.map(({ layout }) => layout),
    options,
  )
  return files.flatMap(({ format, sha256 }, at) => (digests[at]?.sha256 === sha256 ? [] : [format]))
}
