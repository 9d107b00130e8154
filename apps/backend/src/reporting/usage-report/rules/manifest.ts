import { createHash } from 'node:crypto'
import { toCanonicalJson } from '#src/reporting/seal/rules/canonical-json'
import type { FileLayout } from './layout'
import type { LogReportHead, UsageAmount } from './line'
import { type LogCounts, sumSignedAndRejected } from './log-counts'

export type ManifestFile = { format: string; layout: FileLayout; rows: number; bytes: number; sha256: string }

export type ReportContent = {
  /** The origin of the log, and the root of the tree with the considered entries. */
  log: { origin: string; root: Buffer }
  head: LogReportHead
  reported: UsageAmount
  counts: LogCounts
  files: readonly ManifestFile[]
}

const toObject = <Value>(map: ReadonlyMap<string, Value>) => Object.fromEntries(map)

/** The manifest of a report (docs/usage-log.md): RFC 8785 JSON. */
export function formatManifest({ log, head, reported, counts, files }: ReportContent): string {
  return toCanonicalJson({
    format: 'usage-report/2',
    rules: 2,
    origin: log.origin,
    root: log.root.toString('base64'),
    ...head,
    entries: toObject(counts.entries),
    rejections: toObject(counts.rejections),
    reported: { ...reported, signed_plays: sumSignedAndRejected(counts).signed_plays },
    excluded: toObject(counts.excluded),
    venues: [...counts.venues]
      .sort(([one], [other]) => one - other)
      .map(([unit, { index, plays, signed_plays }]) => [unit, index, plays, signed_plays]),
    // Layouts may have absent members, which JSON leaves out.
    files: JSON.parse(JSON.stringify(files)),
  })
}

/** The manifest as one of the files of its report. */
export const describeManifest = (text: string): ManifestFile & { title: string } => ({
  format: 'manifest',
  title: 'Manifest',
  layout: { kind: 'manifest' },
  rows: 1,
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
})
