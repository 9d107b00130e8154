import { findFirstSealNumberFrom, findLastSeal } from '#src/reporting/seal/rows'
import { detectFindings } from './findings'
import { digestReportFiles } from './generate'
import type { ReadOptions } from './lines'
import { insertReport, listReportVersions } from './rows'
import type { ReportHead } from './rules/line'
import { finalisationTime, firstSealDay, lastSealDay } from './rules/period'
import { getReportSettings } from './settings'

/**
 * The head of the next version of a month's report, or null if the month is not final or no seal has been
 * added since the previous version.
 */
export async function planReport(period: string, now: number): Promise<ReportHead | null> {
  const last = await findLastSeal()
  if (!last || now < finalisationTime(period) || last.day < lastSealDay(period)) return null
  const previous = (await listReportVersions(period)).at(-1)
  const from_seal = previous ? previous.through_seal + 1 : await findFirstSealNumberFrom(firstSealDay(period))
  if (from_seal === null || from_seal > last.number) return null
  const { minimum_seconds } = await getReportSettings()
  return {
    period,
    version: (previous?.version ?? 0) + 1,
    kind: previous ? 'supplement' : 'final',
    from_seal,
    through_seal: last.number,
    minimum_seconds: previous?.minimum_seconds ?? minimum_seconds,
    created_at: now,
  }
}

/**
 * Creates a planned report. A supplement without plays is not stored. Returns the report's id, or null if
 * nothing was stored or another process has stored this version.
 */
export async function createReport(
  head: ReportHead,
  createdBy: string,
  options: ReadOptions,
): Promise<number | null> {
  const { formats } = await getReportSettings()
  const { digests, totals, excluded } = await digestReportFiles(
    head,
    formats.map(({ layout }) => layout),
    options,
  )
  const { plays, milliseconds } = totals.all()
  if (head.kind === 'supplement' && plays + excluded.plays === 0) return null
  const findings = await detectFindings(head.period, totals.works(), options.signal)
  const files = formats.flatMap(({ format, title, layout }, index) => {
    const digest = digests[index]
    return digest ? [{ format, title, layout, ...digest }] : []
  })
  return insertReport(
    {
      ...head,
      plays,
      milliseconds,
      excluded_plays: excluded.plays,
      excluded_milliseconds: excluded.milliseconds,
      created_by: createdBy,
    },
    files,
    { totals: totals.list(), findings },
  )
}
