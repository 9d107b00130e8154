import { createHash } from 'node:crypto'
import { findSeal } from '#src/api/seal/services/rows'
import type { Layout } from '../rules/layout'
import { type Amount, durationOf, isReported, type ReportHead, type ReportLine } from '../rules/line'
import { createTotals, type Totals } from '../rules/totals'
import { createWriter } from '../rules/writers'
import { type Options, readLines } from './lines'

export type Digest = { rows: number; bytes: number; sha256: string }

async function listCheckpoints({ from_seal, through_seal }: ReportHead): Promise<string[]> {
  const checkpoints: string[] = []
  for (let number = from_seal; number <= through_seal; number += 1) {
    const seal = await findSeal(number)
    if (!seal) throw new Error(`Seal ${number} is missing`)
    checkpoints.push(seal.checkpoint)
  }
  return checkpoints
}

/** Applies the threshold. Excluded plays only count towards a separate total. */
function createFilter({ minimum_seconds }: ReportHead, totals: Totals) {
  const excluded: Amount = { plays: 0, milliseconds: 0 }
  const filter = (lines: readonly ReportLine[]): ReportLine[] =>
    lines.filter(line => {
      if (isReported(line.play, minimum_seconds)) {
        totals.add(line)
        return true
      }
      excluded.plays += 1
      excluded.milliseconds += durationOf(line.play)
      return false
    })
  return { filter, excluded }
}

/**
 * The text of one of a report's files, in chunks. The same report and layout always produce the same bytes.
 */
export async function* writeFile(
  head: ReportHead,
  layout: Layout,
  options: Options = {},
): AsyncGenerator<string> {
  const writer = createWriter(layout)
  const totals = createTotals()
  const { filter } = createFilter(head, totals)
  yield writer.begin(head, await listCheckpoints(head))
  for await (const lines of readLines(head, options)) {
    const { text } = writer.write(head, filter(lines))
    if (text !== '') yield text
  }
  const { text } = writer.end(head, totals)
  if (text !== '') yield text
}

function createFileDigest(layout: Layout) {
  const writer = createWriter(layout)
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  const add = (part: { text: string; rows: number }) => {
    if (part.text === '') return
    hash.update(part.text)
    bytes += Buffer.byteLength(part.text)
    rows += part.rows
  }
  return { writer, add, digest: (): Digest => ({ rows, bytes, sha256: hash.digest('hex') }) }
}

/**
 * Reads a report's lines once and computes the digests of all its files, their totals and the total of the
 * excluded plays.
 */
export async function digestFiles(head: ReportHead, layouts: readonly Layout[], options: Options = {}) {
  const files = layouts.map(createFileDigest)
  const totals = createTotals()
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
