import { z } from 'zod'
import type { CollectiveReader } from '#src/identity'
import { dayAfter, startOfJakartaDay, toJakartaDay } from '#src/platform/runtime/jakarta'
import { listLogFindings } from '#src/reporting/device-audit/findings'
import { findSignedState } from '#src/reporting/log/signed-state'
import { listDestinationNames } from '#src/reporting/report-delivery/destinations'
import { listReportDeliveries, toDeliveryView } from '#src/reporting/report-delivery/rows'
import { parseMonth } from '#src/reporting/usage/rules/month'
import { isMonthRemoved, listRemovedMonths } from '#src/reporting/usage-archive/rows'
import { reportFileName } from '#src/reporting/usage-report/download'
import { findFirstMonth } from '#src/reporting/usage-report/first-month'
import {
  countByKind,
  listReportFiles,
  listReportVersions,
  listTotals,
  type Report,
  type ReportFile,
} from '#src/reporting/usage-report/rows'
import {
  finalisationTime,
  listMonths,
  monthOfDay,
  shiftMonth,
} from '#src/reporting/usage-report/rules/period'
import { createQuorumFinder } from '#src/reporting/witness/report-quorums'
import { getWitnessState } from '#src/reporting/witness/state'

const whole = z.coerce.number().int()
const sealRows = z.array(
  z.object({ number: whole, day: z.string(), size: whole, root: z.string(), sealed_at: whole }),
)

/** The seals of the days of a month, oldest first. */
async function listMonthSeals({ from, until }: { from: string; until: string }) {
  const rows: unknown = await strapi.db
    .connection('seals')
    .where('day', '>=', from)
    .where('day', '<', until)
    .orderBy('day')
    .select('number', 'day', 'size', 'root', 'sealed_at')
  return sealRows.parse(rows)
}

/**
 * A month is `running` until its last day has ended, then `closing` until its report is created, or `none` if
 * it ended before the first play. `final` and `supplement` are the kinds of its newest report, which is `waiting` until
 * enough witnesses have signed.
 */
type MonthState = 'none' | 'running' | 'closing' | 'waiting' | 'final' | 'supplement'

type MonthEntry = {
  month: string
  state: MonthState
  /** The newest version of the month's report, or null before the first one. */
  version: number | null
  /** Whether the month's plays are only available in files, so that individual plays cannot be shown. */
  archived: boolean
}

/** The instant at which a month ends in Jakarta. */
const findEnd = (month: string) => startOfJakartaDay(parseMonth(month)?.until ?? dayAfter(`${month}-28`))

const monthsShown = 12
const newestRows = z.array(z.object({ id: whole, period: z.string(), version: whole }))

/** The newest report of each month, and whether it is final. */
async function listNewestReports(months: readonly string[]) {
  const rows: unknown = await strapi.db
    .connection('usage_reports')
    .whereIn('period', [...months])
    .distinctOn('period')
    .orderBy(['period', { column: 'version', order: 'desc' }])
    .select('id', 'period', 'version')
  const newest = newestRows.parse(rows)
  const findQuorum = await createQuorumFinder(newest)
  return new Map(
    newest.map(report => [
      report.period,
      { version: report.version, isWaiting: findQuorum(report).state === 'waiting' },
    ]),
  )
}
type Newest = { version: number; isWaiting: boolean }

async function listMonthEntries(months: readonly string[], now: number): Promise<MonthEntry[]> {
  const [first, reports, archived] = await Promise.all([
    findFirstMonth(),
    listNewestReports(months),
    listRemovedMonths(months),
  ])
  return months.map(month => {
    const newest = reports.get(month) ?? null
    const state = getState(month, newest, first, now)
    const version = newest?.version ?? null
    return { month, state, version, archived: state !== 'none' && archived.has(month) }
  })
}

function getState(month: string, newest: Newest | null, first: string | null, now: number): MonthState {
  if (newest?.isWaiting) return 'waiting'
  if (newest) return newest.version > 1 ? 'supplement' : 'final'
  if (now < findEnd(month)) return 'running'
  return first !== null && month >= first ? 'closing' : 'none'
}

/**
 * Twelve months, oldest first, ending with the current month, or with `selected` if it is older than all
 * twelve. `earlier` and `later` are the months to select for the previous and next twelve.
 */
export async function listMonthStates(selected: string, now: number) {
  const current = monthOfDay(toJakartaDay(now))
  const last = selected < shiftMonth(current, 1 - monthsShown) ? selected : current
  const before = shiftMonth(last, -monthsShown)
  const [months, first] = await Promise.all([
    listMonthEntries(listMonths(shiftMonth(before, 1), last), now),
    findFirstMonth(),
  ])
  return {
    months,
    earlier: first !== null && first <= before ? before : null,
    later:
      last === current
        ? null
        : (listMonths(last, current)
            .slice(0, monthsShown + 1)
            .at(-1) ?? null),
  }
}

/** All months since the first play, oldest first. */
export async function listAllMonths(now: number) {
  const first = await findFirstMonth()
  if (first === null) return []
  const months = listMonths(first, monthOfDay(toJakartaDay(now)))
  const entries = await listMonthEntries(months, now)
  return entries.flatMap(({ state, ...entry }) => (state === 'none' ? [] : [{ ...entry, state }]))
}

const totalsShown = 10

const toFileView = (report: Report) => (file: ReportFile) => ({
  format: file.format,
  title: file.title,
  name: reportFileName(report, file),
  rows: file.row_count,
  bytes: file.bytes,
  sha256: file.sha256,
})

/** Returns a function that lists the deliveries of a report version to the destinations of a body. */
async function findDeliveries(versions: readonly Report[], { body }: CollectiveReader) {
  const names = await listDestinationNames(body.id)
  const deliveries = names.size > 0 ? await listReportDeliveries(versions.map(({ id }) => id)) : []
  return (report: Report) =>
    deliveries
      .filter(({ report_id, destination }) => report_id === report.id && names.has(destination))
      .map(delivery => toDeliveryView(delivery, names))
}

/** The state of the log, a month's former seals, and its report versions with files and largest totals, or null if `month` is invalid. */
export async function findMonthReports(month: string, reader: CollectiveReader) {
  const period = parseMonth(month)
  if (!period) return null
  const versions = await listReportVersions(month)
  const [log, witnesses, getQuorum, log_findings, seals, archived, files, getDeliveries, details] =
    await Promise.all([
      findSignedState(),
      getWitnessState(),
      createQuorumFinder(versions),
      listLogFindings(),
      listMonthSeals(period),
      isMonthRemoved(month),
      listReportFiles(versions.map(({ id }) => id)),
      findDeliveries(versions, reader),
      Promise.all(
        versions.map(async ({ id }) => ({
          totals: await listTotals(id, totalsShown),
          findings: await countByKind('usage_report_findings', id),
        })),
      ),
    ])
  return {
    month,
    final_at: new Date(finalisationTime(month)),
    archived,
    versions: versions.map((report, index) => ({
      version: report.version,
      kind: report.kind,
      created_at: new Date(report.created_at),
      quorum: getQuorum(report),
      minimum_seconds: report.minimum_seconds,
      plays: report.plays,
      seconds: report.milliseconds / 1000,
      excluded_plays: report.excluded_plays,
      signed_plays: report.signed_plays,
      unsigned_plays: report.signed_plays === null ? null : report.plays - report.signed_plays,
      rejected_plays: report.rejected_plays,
      from_index: report.from_index,
      log_size: report.log_size,
      from_seal: report.from_seal,
      through_seal: report.through_seal,
      files: files.filter(({ report_id }) => report_id === report.id).map(toFileView(report)),
      deliveries: getDeliveries(report),
      totals: (details[index]?.totals ?? []).map(({ milliseconds, ...total }) => ({
        ...total,
        seconds: milliseconds / 1000,
      })),
      findings: details[index]?.findings ?? [],
    })),
    log: log && { ...log, ...witnesses },
    log_findings,
    seals: seals.map(({ sealed_at, ...seal }) => ({ ...seal, sealed_at: new Date(sealed_at) })),
  }
}
