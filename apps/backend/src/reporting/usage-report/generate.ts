import { createHash } from 'node:crypto'
import { listSealRange } from '#src/reporting/seal/rows'
import { type ReadOptions, readLines } from './lines'
import type { FileLayout } from './rules/layout'
import { getDuration, isReported, type ReportHead, type ReportLine, type UsageAmount } from './rules/line'
import { createTotalsAccumulator, type TotalsAccumulator } from './rules/totals'
import { createReportWriter } from './rules/writers'

export type FileDigest = { rows: number; bytes: number; sha256: string }

const listCheckpoints = async ({ from_seal, through_seal }: ReportHead): Promise<string[]> =>
  (await listSealRange(from_seal, through_seal)).map(({ checkpoint }) => checkpoint)

/** Returns a filter that adds plays to `totals`, except plays below the threshold, which it excludes. */
function createFilter({ minimum_seconds }: ReportHead, totals: TotalsAccumulator) {
  const excluded: UsageAmount = { plays: 0, milliseconds: 0 }
  const filter = (lines: readonly ReportLine[]): ReportLine[] =>
    lines.filter(line => {
      if (isReported(line.play, minimum_seconds)) {
        totals.add(line)
        return true
      }
      excluded.plays += 1
      excluded.milliseconds += getDuration(line.play)
      return false
    })
  return { filter, excluded }
}

/**
 * The text of one of a report's files, in chunks. The same report and layout always produce the same bytes.
 */
export async function* generateReportFile(
  head: ReportHead,
  layout: FileLayout,
  options: ReadOptions = {},
): AsyncGenerator<string> {
  const writer = createReportWriter(layout)
  const totals = createTotalsAccumulator()
  const { filter } = createFilter(head, totals)
  yield writer.begin(head, await listCheckpoints(head))
  for await (const lines of readLines(head, options)) {
    const { text } = writer.write(head, filter(lines))
    if (text !== '') yield text
  }
  const { text } = writer.end(head, totals)
  if (text !== '') yield text
}

function createFileDigest(layout: FileLayout) {
  const writer = createReportWriter(layout)
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  const add = (part: { text: string; rows: number }) => {
    if (part.text === '') return
    hash.update(part.text)
    bytes += Buffer.byteLength(part.text)
    rows += part.rows
  }
  return { writer, add, digest: (): FileDigest => ({ rows, bytes, sha256: hash.digest('hex') }) }
}

/**
 * Reads a report's lines once and computes the digests of all its files, their totals and the total of the
 * excluded plays.
 */
export async function digestReportFiles(
  head: ReportHead,
  layouts: readonly FileLayout[],
  options: ReadOptions = {},
) {
  const files = layouts.map(createFileDigest)
  const totals = createTotalsAccumulator()
  const { filter, excluded } = createFilter(head, totals)
  const checkpoints = await listCheckpoints(head)
  for (const { writer, add } of files) add({ text: writer.begin(head, checkpoints), rows: 0 })
  for await (const lines of readLines(head, options)) {
    const reported = filter(lines)
    for (const { writer, add } of files) add(writer.write(head, reported))
  }
  for (const { writer, add } of files) add(writer.end(head, totals))
  return { digests: files.map(({ digest }) => digest()), totals, excluded }
}
