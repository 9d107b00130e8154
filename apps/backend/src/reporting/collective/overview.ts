import { z } from 'zod'
import { findRegion } from '#src/customers'
import { noOpeningHoursRank } from '#src/reporting/usage-coverage/rules/measure'

const whole = z.coerce.number()

const sums = {
  zones: whole,
  licensed: whole,
  late: whole,
  plays: whole,
  signed_plays: whole,
  rejected_plays: whole,
  seconds: whole,
  reported_seconds: whole,
  open_seconds: whole,
}

const groupRows = z.array(z.object({ code: z.string(), units: whole, rank: whole, ...sums }))
type GroupRow = z.output<typeof groupRows>[number]

/** What venues are grouped by. */
export type CoverageGrouping = 'province' | 'city' | 'industry'

const rejectionRows = z.array(z.object({ reason: z.string(), plays: whole }))

/** The number of plays that arrived in a month and broke a rule, by reason, largest first. */
export async function countRejections(month: string, unit?: number) {
  const rows = strapi.db.connection('play_rejection_months as r').where('r.month', month)
  if (unit !== undefined) rows.join('zones as z', 'z.id', 'r.zone_id').where('z.business_unit_id', unit)
  const found: unknown = await rows.groupBy('r.reason').select('r.reason').sum({ plays: 'r.plays' })
  return rejectionRows.parse(found).sort((one, other) => other.plays - one.plays)
}

const refreshedRow = z.object({ through_day: z.string(), refreshed_at: whole })

type Ranked = Omit<GroupRow, 'code' | 'units'>

/** `coverage` is null without opening hours. */
export const toAmountsView = ({ rank, reported_seconds, open_seconds, ...row }: Ranked) => ({
  zones: row.zones,
  licences: row.licensed,
  late: row.late,
  plays: row.plays,
  signed_plays: row.signed_plays,
  unsigned_plays: row.plays - row.signed_plays,
  rejected_plays: row.rejected_plays,
  seconds: row.seconds,
  reported_seconds,
  open_seconds,
  coverage: rank >= noOpeningHoursRank ? null : reported_seconds / open_seconds,
})

export async function getRegionView(code: string) {
  const region = await findRegion(code)
  return { code, name: region?.name ?? code }
}

const total = (rows: readonly GroupRow[]): Ranked & { units: number } => {
  const sum = (pick: (row: GroupRow) => number) => rows.reduce((all, row) => all + pick(row), 0)
  const open_seconds = sum(row => row.open_seconds)
  return {
    units: sum(({ units }) => units),
    zones: sum(({ zones }) => zones),
    licensed: sum(({ licensed }) => licensed),
    late: sum(({ late }) => late),
    plays: sum(({ plays }) => plays),
    signed_plays: sum(row => row.signed_plays),
    rejected_plays: sum(row => row.rejected_plays),
    seconds: sum(({ seconds }) => seconds),
    reported_seconds: sum(row => row.reported_seconds),
    open_seconds,
    rank: open_seconds > 0 ? 0 : noOpeningHoursRank,
  }
}

/** The totals of a month and of its provinces, cities or industries, lowest coverage first. There are at most 514. */
export async function getCoverageOverview(month: string, by: CoverageGrouping) {
  const { connection } = strapi.db
  const [groups, refreshed, rejections] = await Promise.all([
    connection('coverage_groups').where({ month, kind: by }).orderBy(['rank', 'code']),
    connection('coverage_months').where({ month }).first('through_day', 'refreshed_at'),
    countRejections(month),
  ])
  const rows = groupRows.parse(groups)
  const sum = total(rows)
  const lastRefresh = refreshed ? refreshedRow.parse(refreshed) : null
  return {
    totals: { units: sum.units, ...toAmountsView(sum) },
    by,
    groups: await Promise.all(
      rows.map(async row => ({
        group: await getRegionView(row.code),
        units: row.units,
        ...toAmountsView(row),
      })),
    ),
    rejections,
    coverage_through: lastRefresh?.through_day ?? null,
    refreshed_at: lastRefresh ? new Date(lastRefresh.refreshed_at) : null,
  }
}
