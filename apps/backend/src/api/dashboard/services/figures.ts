import { z } from 'zod'
import {
  activeCondition,
  type RowCondition,
  unitStateConditions,
} from '#src/api/business-unit/services/states'
import type { Scope } from '#src/api/membership/services/scope'
import { joinSubscription, orderRowsInScope, unitRowsInScope } from '#src/api/membership/services/scoped-rows'
import { listMonths, type Month } from '../rules/months'

const whole = z.coerce.number().int()
const count = z.preprocess(value => value ?? 0, whole)

const sumWhere = (name: string, { sql, values }: RowCondition, of = '1') =>
  strapi.db.connection.raw(`sum(case when ${sql} then ${of} else 0 end) as ${name}`, values as never[])

const byMonth = (months: Month[], column: string, of: string, and = '1 = 1') =>
  months.map(({ from, until }, index) =>
    sumWhere(`m${index}`, { sql: `${and} and ${column} >= ? and ${column} < ?`, values: [from, until] }, of),
  )

const monthly = (months: Month[], row: Record<string, unknown>) =>
  months.map(({ month }, index) => ({ month, value: count.parse(row[`m${index}`]) }))

const firstRow = (rows: unknown) => z.array(z.record(z.string(), z.unknown())).parse(rows)[0] ?? {}

async function unitFigures(scope: Scope, now: Date) {
  const months = listMonths(now, 0, 12)
  const running = activeCondition(now)
  const states = unitStateConditions(scope, now)
  const row = firstRow(
    await joinSubscription(unitRowsInScope(scope)).select(
      strapi.db.connection.raw('count(*) as units'),
      sumWhere('zones', running, 's.zone_count'),
      strapi.db.connection.raw(
        `min(case when ${running.sql} then s.expired_date end) as next_end`,
        running.values as never[],
      ),
      ...Object.values(states).map((state, index) => sumWhere(`s${index}`, state)),
      ...byMonth(months, 's.expired_date', '1', 'not s.suspended'),
    ),
  )
  return {
    units: count.parse(row.units),
    zones: count.parse(row.zones),
    next_end: z.coerce.date().nullable().parse(row.next_end),
    states: Object.fromEntries(
      Object.keys(states).map((name, index) => [name, count.parse(row[`s${index}`])]),
    ),
    ending: monthly(months, row),
  }
}

async function orderFigures(scope: Scope, now: Date) {
  const months = listMonths(now, -11, 12)
  const awaitingPayment = { sql: "r.state = 'awaiting-payment'", values: [] }
  const row = firstRow(
    await orderRowsInScope(scope).select(
      sumWhere('awaiting', awaitingPayment),
      sumWhere('due', awaitingPayment, 'r.total'),
      ...byMonth(months, 'r.paid_at', 'r.total', "r.state = 'paid'"),
    ),
  )
  return {
    awaiting_payment: { count: count.parse(row.awaiting), total: count.parse(row.due) },
    spend: monthly(months, row),
  }
}

/** The dashboard figures of the units in scope, aggregated by the database. */
export async function getDashboardFigures(scope: Scope, now: Date) {
  return { ...(await unitFigures(scope, now)), ...(await orderFigures(scope, now)) }
}
