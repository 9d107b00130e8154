import { z } from 'zod'
import { listUnitIds, type OrderLine } from '#src/billing/order/line-row'
import { splitAmount } from '#src/billing/order/rules/price'
import { graceDays } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { addDays, daysBetween, startOfDay } from '#src/platform/runtime/jakarta'
import { insertParts, listParts, type NewPart } from './part-row'
import { listPauses } from './pause-row'
import type { SubscriptionRow } from './row'
import { computeCredit } from './rules/change'
import { countPausedDays, type Pause } from './rules/pause'

const cannotChange = () =>
  new HttpError(
    400,
    'The subscription has ended or its payment was refunded: cancel this order, the member can order again',
  )

/** What was paid for each period that a line changes; it adds up to the line's total. */
function splitByPeriod({ period_prices, price, total }: OrderLine, running: readonly SubscriptionRow[]) {
  const prices =
    period_prices ??
    running
      .toReversed()
      .map(({ id }, index) => ({ subscription: id, price: index === 0 ? price : 0, credit: 0 }))
  const amounts = splitAmount(
    total,
    prices.map(one => one.price),
  )
  return prices.map(({ subscription, credit }, index) => ({
    subscription,
    credit,
    paid: amounts[index] ?? 0,
  }))
}

type Changed = { line: OrderLine; paidAt: Date; pauses: readonly Pause[] }

const toPart = (
  { line, paidAt, pauses }: Changed,
  { id, starts_at, expired_date: until }: SubscriptionRow,
  {
    zones,
    paid,
    credit,
    ...offer
  }: Pick<NewPart, 'zones' | 'paid' | 'credit' | 'package_key' | 'package_title'>,
): NewPart => {
  const since = startOfDay(line.covers_from ?? paidAt)
  const from = since > starts_at ? since : starts_at
  return {
    subscription: id,
    line: line.id,
    from,
    until,
    days: daysBetween(from, until) - countPausedDays(pauses, from, until),
    zones,
    paid,
    credit,
    ...offer,
  }
}

const isRunningAt =
  (at: Date) =>
  ({ expired_date }: SubscriptionRow) =>
    expired_date > at

/** The end of the last changed period, and the number of zones that the unit has paid for. */
type Coverage = { until: Date; zones: number }

type ExtendedLine = { line: OrderLine; periods: readonly SubscriptionRow[] }

/** The running periods to which a line adds zones, of its unit's periods with the newest first. */
function addZonesToUnit(
  { line, periods }: ExtendedLine,
  paidAt: Date,
  pauses: readonly Pause[],
): { parts: NewPart[]; coverage: Coverage } {
  const running = periods.filter(isRunningAt(paidAt))
  const [last] = running
  if (!last) throw cannotChange()
  const shares = new Map(splitByPeriod(line, running).map(share => [share.subscription, share.paid]))
  const added = { zones: line.zone_count, credit: 0, package_key: null, package_title: null }
  const zones = Math.max(...running.map(({ zone_count }) => zone_count)) + line.zone_count
  return {
    parts: running.map(period =>
      toPart({ line, paidAt, pauses }, period, { ...added, paid: shares.get(period.id) ?? 0 }),
    ),
    coverage: { until: last.expired_date, zones },
  }
}

/** Adds paid zones to the running periods of units, with a number of statements that does not depend on their number. */
export async function addZonesToPeriods(
  trx: Transaction,
  extended: readonly ExtendedLine[],
  paidAt: Date,
): Promise<Coverage[]> {
  const pauses = await listPauses(listUnitIds(extended.map(({ line }) => line)))
  const added = extended.map(one =>
    addZonesToUnit(one, paidAt, pauses.get(one.line.business_unit?.id ?? 0) ?? []),
  )
  const parts = added.flatMap(one => one.parts)
  await trx.raw(
    `update subscriptions s set zone_count = s.zone_count + c.zones from unnest(?::int[], ?::int[]) as c (id, zones)
      where s.id = c.id`,
    [parts.map(({ subscription }) => subscription), parts.map(({ zones }) => zones)],
  )
  await insertParts(trx, parts)
  return added.map(({ coverage }) => coverage)
}

const orderRow = z.object({ id: integerColumn })

/**
 * Whether the periods of a change still run, and what they were worth when it was priced has not been refunded since. In a
 * transaction, the orders that paid for them are locked, so that no refund changes this.
 */
export async function canChangePeriods(
  { business_unit: unit, covers_from, period_prices }: OrderLine,
  periods: readonly SubscriptionRow[],
  at: Date,
): Promise<boolean> {
  if (!unit || !period_prices || !covers_from) return false
  const running = new Set(periods.filter(isRunningAt(at)).map(({ id }) => id))
  if (!period_prices.every(({ subscription }) => running.has(subscription))) return false
  const orders = [...(await listParts([unit.id], at)).values()].flat().map(({ order }) => order)
  await select(
    sql`select r.id from orders r where ${inArray(sql`r.id`, orders)} order by r.id for update`,
    orderRow,
  )
  const parts = await listParts([unit.id], at)
  const pauses = (await listPauses([unit.id])).get(unit.id) ?? []
  return period_prices.every(
    ({ subscription, credit }) => computeCredit(parts.get(subscription) ?? [], covers_from, pauses) >= credit,
  )
}

/** Puts the package and zones of a paid change in force for the rest of its periods. */
export async function changePeriods(
  trx: Transaction,
  line: OrderLine,
  periods: readonly SubscriptionRow[],
  paidAt: Date,
): Promise<Coverage> {
  if (!(await canChangePeriods(line, periods, paidAt))) throw cannotChange()
  const { package_key, package_title, zone_count } = line
  const pauses = (await listPauses(listUnitIds([line]))).get(line.business_unit?.id ?? 0) ?? []
  const parts: NewPart[] = []
  let until = paidAt
  for (const { subscription, paid, credit } of splitByPeriod(line, [])) {
    const period = periods.find(({ id }) => id === subscription)
    if (!period) throw cannotChange()
    const zones = zone_count - period.zone_count
    parts.push(toPart({ line, paidAt, pauses }, period, { zones, paid, credit, package_key, package_title }))
    if (period.expired_date > until) until = period.expired_date
  }
  const ids = parts.map(({ subscription }) => subscription)
  await trx('subscriptions').whereIn('id', ids).update({ package_key, package_title, zone_count })
  await trx('period_parts')
    .whereIn('subscription_id', ids)
    .whereNull('replaced_by')
    .whereNull('ended_at')
    .update({ replaced_by: line.id })
  await insertParts(trx, parts)
  return { until, zones: zone_count }
}

const endedRow = z.object({ subscription_id: integerColumn, zones: integerColumn })
const restoredRow = z.object({ package_key: z.string(), package_title: z.string() })

/**
 * Undoes a refunded change or refunded extra zones: the package and zones before it are in force again for the rest of the
 * periods and of their grace periods. A part that a later change has replaced remains, because its worth has become that change's credit.
 */
export async function undoPeriodChange(trx: Transaction, { id: line }: OrderLine, now: Date): Promise<void> {
  const rows: unknown = await trx('period_parts as p')
    .join('subscriptions as s', 's.id', 'p.subscription_id')
    .where({ 'p.order_line_id': line })
    .whereNull('p.replaced_by')
    .whereNull('p.ended_at')
    .where('s.expired_date', '>', addDays(now, -graceDays))
    .select('p.subscription_id', 'p.zones')
  for (const { subscription_id: subscription, zones } of z.array(endedRow).parse(rows)) {
    await trx('period_parts')
      .where({ subscription_id: subscription, order_line_id: line })
      .update({ ended_at: now })
    await trx('period_parts')
      .where({ subscription_id: subscription, replaced_by: line })
      .update({ replaced_by: null })
    const inForce: unknown = await trx('period_parts')
      .where({ subscription_id: subscription })
      .whereNull('ended_at')
      .whereNotNull('package_key')
      .orderBy('id', 'desc')
      .first('package_key', 'package_title')
    await trx('subscriptions')
      .where({ id: subscription })
      .update({
        zone_count: trx.raw('zone_count - ?', [zones]),
        ...(inForce ? restoredRow.parse(inForce) : {}),
      })
  }
}
