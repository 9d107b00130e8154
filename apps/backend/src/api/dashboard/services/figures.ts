import { z } from 'zod'
import { linkOf, reachedOrderRows, reachedUnitRows } from '../../membership/services/reached-tables'
import type { Scope } from '../../membership/services/scope'
import { addDays } from '../../subscription/rules/jakarta'
import { graceDays, noticeDays } from '../../subscription/rules/state'
import { type Month, monthsAround } from '../rules/months'

type Sum = { sql: string; values: unknown[] }

const whole = z.coerce.number().int()
const count = z.preprocess(value => value ?? 0, whole)

const sumOf = (name: string, { sql, values }: Sum, of = '1') =>
  strapi.db.connection.raw(`sum(case when ${sql} then ${of} else 0 end) as ${name}`, values as never[])

const byMonth = (months: Month[], column: string, of: string, and = '1 = 1') =>
  months.map(({ from, until }, index) =>
    sumOf(`m${index}`, { sql: `${and} and ${column} >= ? and ${column} < ?`, values: [from, until] }, of),
  )

const monthly = (months: Month[], row: Record<string, unknown>) =>
  months.map(({ month }, index) => ({ month, value: count.parse(row[`m${index}`]) }))

const first = (rows: unknown) => z.array(z.record(z.string(), z.unknown())).parse(rows)[0] ?? {}

function stateSums(now: Date) {
  const orders = linkOf('api::order.order', 'business_unit')
  const awaits = `exists (select 1 from ${orders.table} l join orders r on r.id = l.${orders.own} where l.${orders.other} = u.id and r.state = 'awaiting-payment')`
  const soon = `((s.billing_period = 'monthly' and s.expired_date <= ?) or (s.billing_period = 'yearly' and s.expired_date <= ?))`
  const notice = [addDays(now, noticeDays.monthly), addDays(now, noticeDays.yearly)]
  const over = addDays(now, -graceDays)
  const running = { sql: 's.expired_date > ? and s.suspended = ?', values: [now, false] }
  return {
    running,
    states: {
      active: { sql: `${running.sql} and not ${soon}`, values: [...running.values, ...notice] },
      expiring: { sql: `${running.sql} and ${soon}`, values: [...running.values, ...notice] },
      grace: {
        sql: 's.expired_date > ? and s.expired_date <= ? and s.suspended = ?',
        values: [over, now, false],
      },
      expired: { sql: 's.expired_date <= ?', values: [over] },
      suspended: { sql: 's.expired_date > ? and s.suspended = ?', values: [over, true] },
      'awaiting-payment': { sql: `s.id is null and ${awaits}`, values: [] },
      none: { sql: `s.id is null and not ${awaits}`, values: [] },
    },
  }
}

async function unitFigures(scope: Scope, now: Date) {
  const months = monthsAround(now, 0, 12)
  const current = linkOf('api::business-unit.business-unit', 'current_subscription')
  const { running, states } = stateSums(now)
  const names = Object.keys(states) as (keyof typeof states)[] // its own keys
  const row = first(
    await reachedUnitRows(scope)
      .leftJoin(`${current.table} as c`, `c.${current.own}`, 'u.id')
      .leftJoin('subscriptions as s', 's.id', `c.${current.other}`)
      .select(
        strapi.db.connection.raw('count(*) as units'),
        sumOf('zones', running, 's.zone_count'),
        strapi.db.connection.raw(
          `min(case when ${running.sql} then s.expired_date end) as next_end`,
          running.values as never[],
        ),
        ...names.map((name, index) => sumOf(`s${index}`, states[name])),
        ...byMonth(months, 's.expired_date', '1', 'not s.suspended'),
      ),
  )
  return {
    units: count.parse(row.units),
    zones: count.parse(row.zones),
    next_end: z.coerce.date().nullable().parse(row.next_end),
    states: Object.fromEntries(names.map((name, index) => [name, count.parse(row[`s${index}`])])),
    ending: monthly(months, row),
  }
}

async function orderFigures(scope: Scope, now: Date) {
  const months = monthsAround(now, -11, 12)
  const awaits = { sql: "r.state = 'awaiting-payment'", values: [] }
  const row = first(
    await reachedOrderRows(scope).select(
      sumOf('awaiting', awaits),
      sumOf('due', awaits, 'r.total'),
      ...byMonth(months, 'r.paid_at', 'r.total', "r.state = 'paid'"),
    ),
  )
  return {
    awaiting_payment: { count: count.parse(row.awaiting), total: count.parse(row.due) },
    spend: monthly(months, row),
  }
}

/** What an organisation looks at first, of the units within reach: every figure is summed by the database. */
export async function figuresOf(scope: Scope, now: Date) {
  return { ...(await unitFigures(scope, now)), ...(await orderFigures(scope, now)) }
}
