import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import { parseMonth } from '#src/reporting/usage/rules/month'
import { listMonths, monthAfter, monthOfDay } from '#src/reporting/usage-report/rules/period'
import { noOpeningHoursRank } from './rules/measure'
import { measureUnits } from './unit-months'

/** The number of units whose zones are read in one batch. */
const batchSize = 200
const monthsKept = 12
/** Up to this day of the month, many plays from the previous month still arrive. */
const lastDayOfPrevious = 10

const idRows = z.array(z.object({ id: z.number() }))

async function listUnitIds(after: number): Promise<number[]> {
  const rows: unknown = await strapi.db
    .connection('business_units')
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .select('id')
  return idRows.parse(rows).map(({ id }) => id)
}

type Period = { month: string; from: string; until: string }

async function refreshUnits(ids: readonly number[], period: Period, now: number): Promise<void> {
  const { units, late, zones } = await measureUnits(ids, period, now)
  const isCurrent = period.month === monthOfDay(toJakartaDay(now))
  await strapi.db.transaction(async ({ trx }) => {
    await trx('coverage_units')
      .where({ month: period.month })
      .whereIn('business_unit_id', [...ids])
      .delete()
    if (units.length > 0)
      await trx('coverage_units').insert(units.map(unit => ({ ...unit, month: period.month })))
    if (!isCurrent) return
    await trx('late_zones').whereIn('zone_id', zones).delete()
    if (late.length > 0) await trx('late_zones').insert(late)
  })
}

const sums = [
  'zones',
  'licensed',
  'late',
  'plays',
  'signed_plays',
  'rejected_plays',
  'seconds',
  'reported_seconds',
  'open_seconds',
]
const rank = `case when sum(open_seconds) > 0
  then cast(floor(sum(reported_seconds) / sum(open_seconds) * 1000) as integer) else ${noOpeningHoursRank} end`

/** What venues are grouped by, and how the code of a venue's group is read from its row. */
const groupCodes = { province: 'left(city, 2)', city: 'city', industry: 'industry' }

async function sumGroups(trx: Transaction, month: string): Promise<void> {
  await trx('coverage_groups').where({ month }).delete()
  for (const [kind, code] of Object.entries(groupCodes))
    await trx.raw(
      `insert into coverage_groups (month, kind, code, units, ${sums.join(', ')}, rank)
       select month, ?, ${code}, count(*), ${sums.map(name => `sum(${name})`).join(', ')}, ${rank}
       from coverage_units where month = ? group by month, ${code}`,
      [kind, month],
    )
}

/**
 * Computes the coverage of all venues in a month, based on the days that have ended.
 * @public for the tests
 */
export async function refreshMonthCoverage(month: string, now: number, signal?: AbortSignal): Promise<void> {
  const period = parseMonth(month)
  if (!period) throw new Error(`${month} is not a month`)
  for (let after = 0; ; ) {
    signal?.throwIfAborted()
    const ids = await listUnitIds(after)
    const last = ids.at(-1)
    if (last === undefined) break
    await refreshUnits(ids, period, now)
    after = last
  }
  await strapi.db.transaction(async ({ trx }) => {
    await sumGroups(trx, month)
    const row = { month, through_day: toJakartaDay(now - 86_400_000), refreshed_at: now }
    await trx('coverage_months').insert(row).onConflict('month').merge()
  })
}

const firstPlay = z.object({ started_at: z.coerce.number() })
const refreshedRows = z.array(z.object({ month: z.string(), through_day: z.string() }))

/** The months whose coverage is missing or may have changed since it was computed, newest first. */
async function listDueMonths(now: number): Promise<string[]> {
  const today = toJakartaDay(now)
  const current = monthOfDay(today)
  const row: unknown = await strapi.db.connection('plays').orderBy('id').first('started_at')
  const first = row ? monthOfDay(toJakartaDay(firstPlay.parse(row).started_at)) : current
  const months = listMonths([first, current].sort()[0] ?? current, current).slice(-monthsKept)
  const refreshed = refreshedRows.parse(
    await strapi.db.connection('coverage_months').whereIn('month', months).select('month', 'through_day'),
  )
  const isFresh = (month: string) => {
    const through = refreshed.find(one => one.month === month)?.through_day
    if (through === undefined) return false
    const changes =
      month === current || (monthAfter(month) === current && Number(today.slice(8)) <= lastDayOfPrevious)
    return !changes || through >= toJakartaDay(now - 86_400_000)
  }
  return months.filter(month => !isFresh(month)).reverse()
}

/**
 * Computes the coverage of the months that are due. Runs once a day, after the previous day's plays are
 * sealed.
 */
export async function refreshCoverage({
  now = Date.now(),
  signal,
}: {
  now?: number
  signal?: AbortSignal
} = {}) {
  for (const month of await listDueMonths(now)) await refreshMonthCoverage(month, now, signal)
}
