import { type BusinessUnitState, businessUnitStates } from '@bgm/contract'
import { z } from 'zod'
import {
  activeSubscriptionCondition,
  ordersInScopeConditions,
  type Scope,
  subscriptionJoin,
  unitStateConditions,
  unitsInScopeConditions,
} from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { allOf, joinSql, type Sql, sql } from '#src/platform/database/sql'
import { listMonths } from './rules/months'

const monthCount = 12

/** Selects the value of the first condition that is true. */
const selectCase = (cases: [condition: Sql, value: string][]): Sql =>
  sql`case ${joinSql(
    cases.map(([condition, value]) => sql`when ${condition} then ${value}`),
    ' ',
  )} end`

const unitGroup = z.object({
  state: z.string().nullable(),
  month: z.string().nullable(),
  units: integerColumn,
  zones: integerColumn.nullable(),
  next_end: z.date().nullable(),
})
type UnitGroup = z.infer<typeof unitGroup>

/** Counts the units by state and by the month in which their subscription ends. */
async function unitFigures(scope: Scope, now: Date) {
  const months = listMonths(now, 0, monthCount)
  const running = activeSubscriptionCondition(now)
  const states = unitStateConditions(now)
  const endsBefore = months.map(({ month, until }): [Sql, string] => [sql`s.expired_date < ${until}`, month])
  const groups = await select(
    sql`select state, month, count(*) as units, sum(zones) as zones, min(ends_at) as next_end from (
      select ${selectCase(businessUnitStates.map(name => [states[name], name]))} as state,
        case when s.expired_date >= ${months[0]?.from ?? now} and not s.suspended
          then ${selectCase(endsBefore)} end as month,
        case when ${running} or (${states.grace}) then s.zone_count end as zones,
        case when ${running} then s.expired_date end as ends_at
      from business_units u ${subscriptionJoin} where ${allOf(unitsInScopeConditions(scope))}
    ) as each_unit group by state, month`,
    unitGroup,
  )
  const sum = (of: (group: UnitGroup) => number) => groups.reduce((all, group) => all + of(group), 0)
  const countIn = (name: BusinessUnitState) => sum(({ state, units }) => (state === name ? units : 0))
  const ends = groups.flatMap(({ next_end }) => next_end ?? [])
  return {
    units: sum(({ units }) => units),
    zones: sum(({ zones }) => zones ?? 0),
    next_end: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    states: {
      active: countIn('active'),
      expiring: countIn('expiring'),
      grace: countIn('grace'),
      paused: countIn('paused'),
      expired: countIn('expired'),
      suspended: countIn('suspended'),
      'awaiting-payment': countIn('awaiting-payment'),
      none: countIn('none'),
    },
    ending: months.map(({ month }) => ({
      month,
      value: sum(group => (group.month === month ? group.units : 0)),
    })),
  }
}

const orderSum = z.object({ name: z.string(), orders: integerColumn, total: integerColumn.nullable() })

/** Adds up orders by ranges of an index that contains all columns needed, without reading the orders. */
async function orderFigures(scope: Scope, now: Date) {
  const months = listMonths(now, 1 - monthCount, monthCount)
  const inScope = allOf(ordersInScopeConditions(scope))
  const ranges: [name: string, condition: Sql][] = [
    ['awaiting-payment', sql`r.state = 'awaiting-payment'`],
    ...months.map(({ month, from, until }): [string, Sql] => [
      month,
      sql`r.state = 'paid' and r.paid_at >= ${from} and r.paid_at < ${until}`,
    ]),
  ]
  const sums = await select(
    joinSql(
      ranges.map(
        ([name, condition]) =>
          sql`select ${name} as name, count(*) as orders, sum(r.total) as total from orders r where ${inScope} and ${condition}`,
      ),
      ' union all ',
    ),
    orderSum,
  )
  const find = (wanted: string) => sums.find(({ name }) => name === wanted)
  const awaiting = find('awaiting-payment')
  return {
    awaiting_payment: { count: awaiting?.orders ?? 0, total: awaiting?.total ?? 0 },
    spend: months.map(({ month }) => ({ month, value: find(month)?.total ?? 0 })),
  }
}

/** The dashboard figures of the units in scope, aggregated by the database. */
export async function getDashboardFigures(scope: Scope, now: Date) {
  return { ...(await unitFigures(scope, now)), ...(await orderFigures(scope, now)) }
}
