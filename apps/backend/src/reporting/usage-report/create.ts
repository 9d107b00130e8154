import { findCheckpoint, findCheckpointBefore } from '#src/reporting/log/checkpoints'
import { listLoggedReports } from '#src/reporting/log/reports'
import { findIndexAfterSeal } from '#src/reporting/log/sealed-plays'
import { getLogState } from '#src/reporting/log/state'
import { detectFindings } from './findings'
import { digestReportFiles, type ReadOptions } from './generate'
import { insertReport } from './insert-report'
import { listReportVersions, noRanges, type Report } from './rows'
import type { LogReportHead } from './rules/line'
import { sumSignedAndRejected } from './rules/log-counts'
import { describeManifest, formatManifest } from './rules/manifest'
import { finalisationTime, firstArrivalTime } from './rules/period'
import { getReportSettings } from './settings'

/** What a report is made from: the root of a tree that a checkpoint has signed, and the ranges in its entries. */
export type ReportPlan = { head: LogReportHead; log: { origin: string; root: Buffer } }

type Previous = Pick<Report, 'version' | 'log_size' | 'register_size'> &
  Partial<Pick<Report, 'through_seal' | 'minimum_seconds'>>

/**
 * What the next version of a month's report continues: the last one in the database, or the last one in the log, if a
 * restored database has lost it. The societies may have that one.
 */
async function findPrevious(period: string): Promise<Previous | undefined> {
  const stored = (await listReportVersions(period)).at(-1)
  const logged = (await listLoggedReports()).filter(report => report.period === period)
  const [last, first] = [logged.at(-1), logged[0]]
  if (!last || !first || last.version <= (stored?.version ?? 0)) return stored
  const { version, log_size } = last
  return { register_size: first.log_size, ...stored, version, log_size }
}

/** The first entry whose play may belong to the next version of a month's report. */
async function findFirstIndex(period: string, previous: Previous | undefined): Promise<number> {
  if (!previous) return (await findCheckpointBefore(firstArrivalTime(period)))?.size ?? 0
  return previous.log_size ?? (await findIndexAfterSeal(previous.through_seal ?? 0))
}

/** The plan of the next version of a month's report, or null if the month is not final or nothing has been logged since. */
export async function planReport(period: string, now: number): Promise<ReportPlan | null> {
  const finalAt = finalisationTime(period)
  const [{ origin, import: phase }, checkpoint] = await Promise.all([getLogState(), findCheckpoint()])
  if (phase !== 'done' || !checkpoint || now < finalAt || checkpoint.signed_at < finalAt) return null
  const previous = await findPrevious(period)
  const from_index = await findFirstIndex(period, previous)
  if (previous && from_index >= checkpoint.size) return null
  const { minimum_seconds } = await getReportSettings()
  return {
    head: {
      period,
      version: (previous?.version ?? 0) + 1,
      kind: previous ? 'supplement' : 'final',
      from_index,
      log_size: checkpoint.size,
      register_size: previous?.register_size ?? checkpoint.size,
      minimum_seconds: previous?.minimum_seconds ?? minimum_seconds,
      created_at: now,
    },
    log: { origin, root: checkpoint.root },
  }
}

/**
 * Creates a planned report. A supplement without plays is not stored. Returns the report's id, or null if
 * nothing was stored or another process has stored this version.
 */
export async function createReport(
  { head, log }: ReportPlan,
  createdBy: string,
  options: ReadOptions,
): Promise<number | null> {
  const { formats } = await getReportSettings()
  const { digests, totals, counts } = await digestReportFiles(
    head,
    formats.map(({ layout }) => layout),
    options,
  )
  const { plays, milliseconds } = totals.all()
  const short = counts.excluded.get('short') ?? { plays: 0, milliseconds: 0 }
  if (head.kind === 'supplement' && plays + short.plays === 0) return null
  const findings = await detectFindings(head.period, totals.works(), options.signal)
  const files = formats.flatMap(({ format, title, layout }, index) => {
    const digest = digests[index]
    return digest ? [{ format, title, layout, ...digest }] : []
  })
  const manifest = formatManifest({
    log,
    head,
    reported: { plays, milliseconds },
    counts,
    files: files.map(({ title: _, ...file }) => file),
  })
  return insertReport(
    {
      ...noRanges,
      ...head,
      plays,
      milliseconds,
      excluded_plays: short.plays,
      excluded_milliseconds: short.milliseconds,
      ...sumSignedAndRejected(counts),
      created_by: createdBy,
    },
    [...files, describeManifest(manifest)],
    { manifest, totals: totals.list(), findings },
  )
}
