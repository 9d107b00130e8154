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

const cityRows = z.array(z.object({ city: z.string(), units: whole, rank: whole, ...sums }))
type CityRow = z.output<typeof cityRows>[number]

const refreshedRow = z.object({ through_day: z.string(), refreshed_at: whole })

type Ranked = Omit<CityRow, 'city' | 'units'>

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

const total = (rows: readonly CityRow[]): Ranked & { units: number } => {
  const sum = (pick: (row: CityRow) => number) => rows.reduce((all, row) => all + pick(row), 0)
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

/** The totals of a month and its cities, lowest coverage first. There are at most 514 cities. */
export async function getCoverageOverview(month: string) {
  const { connection } = strapi.db
  const [cities, refreshed] = await Promise.all([
    connection('coverage_cities').where({ month }).orderBy(['rank', 'city']),
    connection('coverage_months').where({ month }).first('through_day', 'refreshed_at'),
  ])
  const rows = cityRows.parse(cities)
  const sum = total(rows)
  const lastRefresh = refreshed ? refreshedRow.parse(refreshed) : null
  return {
    totals: { units: sum.units, ...toAmountsView(sum) },
    cities: await Promise.all(
      rows.map(async row => ({
        city: await getRegionView(row.city),
        units: row.units,
        ...toAmountsView(row),
      })),
    ),
    coverage_through: lastRefresh?.through_day ?? null,
    refreshed_at: lastRefresh ? new Date(lastRefresh.refreshed_at) : null,
  }
}
