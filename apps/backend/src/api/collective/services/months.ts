import { z } from 'zod'
import { dayAfter, startOfJakartaDay } from '#src/api/seal/rules/days'
import { parseMonth } from '#src/api/usage/rules/month'
import { finalTime } from '#src/api/usage-report/rules/period'
import { countKinds, listFiles, listTotals, listVersions } from '#src/api/usage-report/services/rows'

const whole = z.coerce.number().int()
const sealRows = z.array(
  z.object({ number: whole, day: z.string(), size: whole, root: z.string(), sealed_at: whole }),
)

/** The seals of the days of a month, oldest first. */
export async function listMonthSeals({ from, until }: { from: string; until: string }) {
  const rows: unknown = await strapi.db
    .connection('seals')
    .where('day', '>=', from)
    .where('day', '<', until)
    .orderBy('day')
    .select('number', 'day', 'size', 'root', 'sealed_at')
  return sealRows.parse(rows)
}

/** `running` until its last day has ended, then `closing` until its report is created. */
export type MonthState = 'running' | 'closing' | 'final' | 'supplement'

export type MonthEntry = { month: string; state: MonthState }

/** The first instant after a month in Jakarta. */
const endOf = (month: string) => startOfJakartaDay(parseMonth(month)?.until ?? dayAfter(`${month}-28`))

const monthsShown = 12
const kindRows = z.array(z.object({ period: z.string(), version: whole }))

/** The last twelve months, oldest first, with the newest version of their report. */
export async function listMonthStates(now: number): Promise<MonthEntry[]> {
  const today = new Date(now + 7 * 3_600_000)
  const months = Array.from({ length: monthsShown }, (_, at) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (monthsShown - 1 - at), 1))
      .toISOString()
      .slice(0, 7),
  )
  const rows: unknown = await strapi.db
    .connection('usage_reports')
    .whereIn('period', months)
    .groupBy('period')
    .select('period')
    .max({ version: 'version' })
  const versions = new Map(kindRows.parse(rows).map(({ period, version }) => [period, version]))
  return months.map(month => {
    const version = versions.get(month)
    if (version !== undefined) return { month, state: version > 1 ? 'supplement' : 'final' }
    return { month, state: now < endOf(month) ? 'running' : 'closing' }
  })
}

const totalsShown = 10

/** The versions of a month's report with their files, the seals of its days, and the largest totals of each kind. */
export async function describeReports(month: string) {
  const period = parseMonth(month)
  if (!period) return null
  const [versions, seals] = await Promise.all([listVersions(month), listMonthSeals(period)])
  const [files, details] = await Promise.all([
    listFiles(versions.map(({ id }) => id)),
    Promise.all(
      versions.map(async ({ id }) => ({
        totals: await listTotals(id, totalsShown),
        findings: await countKinds('usage_report_findings', id),
      })),
    ),
  ])
  return {
    month,
    final_at: new Date(finalTime(month)),
    versions: versions.map((report, at) => ({
      report,
      files: files.filter(({ report_id }) => report_id === report.id),
      totals: details[at]?.totals ?? [],
      findings: details[at]?.findings ?? [],
    })),
    seals,
  }
}
