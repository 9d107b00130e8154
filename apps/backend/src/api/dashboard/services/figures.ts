import { z } from 'zod'
import {
  activeSubscriptionCondition,
  unitStateConditions,
  unitStateNames,
} from '#src/api/business-unit/services/states'
import type { Scope } from '#src/api/membership/services/scope'
import {
  ordersInScopeConditions,
  subscriptionJoin,
  unitsInScopeConditions,
} from '#src/api/membership/services/scoped-sql'
import { integerColumn, timeColumn } from '#src/database/columns'
import { selectOne } from '#src/database/select'
import { allOf, joinSql, Sql, sql } from '#src/database/sql'
import { listMonths, type Month } from '../rules/months'

const monthCount = 12

const sumWhere = (condition: Sql, of: Sql = sql`1`) => sql`sum(case when ${condition} then ${of} else 0 end)`

const byMonth = (months: Month[], column: Sql, condition: Sql, of?: Sql): Sql[] =>
  months.map(({ from, until }) =>
    sumWhere(sql`${condition} and ${column} >= ${from} and ${column} < ${until}`, of),
  )

const monthly = (months: Month[], values: number[]) =>
  months.map(({ month }, index) => ({ month, value: values[index] ?? 0 }))

/** Names the sums `v0`, `v1` and so on. */
const nameSums = (sums: Sql[]): Sql =>
  joinSql(
    sums.map((value, index) => sql`${value} as ${new Sql([`v${index}`], [])}`),
    ', ',
  )

// A sum over no rows is null.
const sum = integerColumn.nullable().transform(value => value ?? 0)
const unitRow = z.object({ next_end: timeColumn.nullable() }).catchall(sum)
const orderRow = z.record(z.string(), sum)

const sumsOf = (row: Record<string, number>, count: number): number[] =>
  Array.from({ length: count }, (_, index) => row[`v${index}`] ?? 0)

async function unitFigures(scope: Scope, now: Date) {
  const months = listMonths(now, 0, monthCount)
  const running = activeSubscriptionCondition(now)
  const states = unitStateConditions(scope, now)
  const sums = [
    sql`count(*)`,
    sumWhere(running, sql`s.zone_count`),
    ...unitStateNames.map(name => sumWhere(states[name])),
    ...byMonth(months, sql`s.expired_date`, sql`not s.suspended`),
  ]
  const row = await selectOne(
    sql`select min(case when ${running} then s.expired_date end) as next_end, ${nameSums(sums)}
      from business_units u ${subscriptionJoin} where ${allOf(unitsInScopeConditions(scope))}`,
    unitRow,
  )
  const { next_end = null, ...values } = row ?? {}
  const [units = 0, zones = 0, ...counts] = sumsOf(values, sums.length)
  return {
    units,
    zones,
    next_end,
    states: Object.fromEntries(unitStateNames.map((name, index) => [name, counts[index] ?? 0])),
    ending: monthly(months, counts.slice(unitStateNames.length)),
  }
}

async function orderFigures(scope: Scope, now: Date) {
  const months = listMonths(now, 1 - monthCount, monthCount)
  const awaitingPayment = sql`r.state = 'awaiting-payment'`
  const sums = [
    sumWhere(awaitingPayment),
    sumWhere(awaitingPayment, sql`r.total`),
    ...byMonth(months, sql`r.paid_at`, sql`r.state = 'paid'`, sql`r.total`),
  ]
  const row = await selectOne(
    sql`select ${nameSums(sums)} from orders r where ${allOf(ordersInScopeConditions(scope))}`,
    orderRow,
  )
  const [count = 0, total = 0, ...spent] = sumsOf(row ?? {}, sums.length)
  return { awaiting_payment: { count, total }, spend: monthly(months, spent) }
}

/** The dashboard figures of the units in scope, aggregated by the database. */
export async function getDashboardFigures(scope: Scope, now: Date) {
  return { ...(await unitFigures(scope, now)), ...(await orderFigures(scope, now)) }
}
