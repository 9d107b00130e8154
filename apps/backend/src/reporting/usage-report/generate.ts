import { createHash } from 'node:crypto'
import { listSealRange } from '#src/reporting/seal/rows'
import { countSealedPlays, readFormerLines } from './former-lines'
import { type LogReadOptions, readLogLines } from './log-lines'
import type { FileLayout } from './rules/layout'
import { getDuration, isFormerReport, isReported, type ReportHead, type ReportLine } from './rules/line'
import { createLogCounts, exclude } from './rules/log-counts'
import { createTotalsAccumulator } from './rules/totals'
import { createReportWriter } from './rules/writers'

export type FileDigest = { rows: number; bytes: number; sha256: string }
export type ReadOptions = Omit<LogReadOptions, 'counts'>

const listCheckpoints = async (head: ReportHead): Promise<string[] | undefined> =>
  isFormerReport(head)
    ? (await listSealRange(head.from_seal, head.through_seal)).map(({ checkpoint }) => checkpoint)
    : undefined

/** The number of entries or sealed plays that are read for a report. */
export const countReadSteps = async (head: ReportHead): Promise<number> =>
  isFormerReport(head) ? countSealedPlays(head) : head.log_size - head.from_index

/** A report's lines, from the log, or from seals if it was made from them. */
async function* readLines(head: ReportHead, options: LogReadOptions): AsyncGenerator<ReportLine[]> {
  if (!isFormerReport(head)) return yield* readLogLines(head, options)
  const { counts = createLogCounts() } = options
  for await (const lines of readFormerLines(head, options)) {
    for (const { play } of lines)
      if (!isReported(play, head.minimum_seconds)) exclude(counts, 'short', getDuration(play))
    yield lines.filter(({ play }) => isReported(play, head.minimum_seconds))
  }
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
  yield writer.begin(head, await listCheckpoints(head))
  for await (const lines of readLines(head, options)) {
    lines.forEach(totals.add)
    const { text } = writer.write(head, lines)
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

/** Reads a report's lines once and computes the digests of all its files, their totals, and what was considered. */
export async function digestReportFiles(
  head: ReportHead,
  layouts: readonly FileLayout[],
  options: ReadOptions = {},
) {
  const files = layouts.map(createFileDigest)
  const totals = createTotalsAccumulator()
  const counts = createLogCounts()
  const checkpoints = await listCheckpoints(head)
  for (const { writer, add } of files) add({ text: writer.begin(head, checkpoints), rows: 0 })
  for await (const lines of readLines(head, { ...options, counts })) {
    lines.forEach(totals.add)
    for (const { writer, add } of files) add(writer.write(head, lines))
  }
  for (const { writer, add } of files) add(writer.end(head, totals))
  return { digests: files.map(({ digest }) => digest()), totals, counts }
}
