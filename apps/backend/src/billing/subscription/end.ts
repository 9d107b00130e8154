import { z } from 'zod'
import { changesPeriods, listUnitIds, type OrderLine } from '#src/billing/order/line-row'
import type { OrderRow } from '#src/billing/order/row'
import { type Actor, getGraceEnd, lockUnitRows, recordAuditEntry, zonesChanged } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { undoPeriodChange } from './change-periods'
import { periodsChanged } from './events'
import { listPeriods } from './row'

const uid = 'api::subscription.subscription'
const unitUid = 'api::business-unit.business-unit'

const periodRow = z.object({
  id: z.number(),
  business_unit_id: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
})

/** The units of the periods of order lines, also those to which periods were moved. */
async function listUnitsOfLines(trx: Transaction, lines: readonly OrderLine[]): Promise<number[]> {
  const ids = lines.map(({ id }) => id)
  const rows: unknown = await trx('subscriptions as s')
    .whereIn('s.order_line_id', ids)
    .orWhereIn('s.id', trx('period_parts').whereIn('order_line_id', ids).select('subscription_id'))
    .distinct('s.business_unit_id as unit')
  const moved = z.array(z.object({ unit: z.number() })).parse(rows)
  return [...new Set([...listUnitIds(lines), ...moved.map(({ unit }) => unit)])]
}

async function endPeriod(line: { id: number }, now: Date): Promise<void> {
  const rows: unknown = await strapi.db.query(uid).findMany({ where: { order_line_id: line.id } })
  for (const { id, business_unit_id: unit, starts_at, expired_date } of z.array(periodRow).parse(rows)) {
    // A period that has ended keeps its dates, but loses what is left of its grace period.
    if (starts_at < now) {
      const data = {
        expired_date: expired_date < now ? expired_date : now,
        ended_early: true,
        refunded: true,
      }
      if (getGraceEnd({ expired_date, ended_early: false }) > now)
        await strapi.db.query(uid).update({ where: { id }, data })
      continue
    }
    // A period that has not started is deleted, so that another renewal is possible.
    await strapi.db.query(uid).delete({ where: { id } })
    const [last] = await listPeriods(unit)
    const data = { current_subscription: last?.id ?? null }
    await strapi.db.query(unitUid).update({ where: { id: unit }, data })
  }
}

const lineRow = z.object({ id: z.number() })

/** Which of some lines have become the credit of a change that is in force. */
async function listCreditedLines(trx: Transaction, lines: readonly OrderLine[]): Promise<Set<number>> {
  const rows: unknown = await trx('period_parts')
    .whereIn(
      'order_line_id',
      lines.map(({ id }) => id),
    )
    .whereNotNull('replaced_by')
    .whereNull('ended_at')
    .distinct('order_line_id as id')
  return new Set(
    z
      .array(lineRow)
      .parse(rows)
      .map(({ id }) => id),
  )
}

const refundedLines = `select p.order_line_id as id from period_parts p
  join subscriptions s on s.id = p.subscription_id join order_lines l on l.id = p.order_line_id
  join orders r on r.id = l.order_id
  where s.business_unit_id = any(?) and s.expired_date > ? and p.package_key is not null and p.replaced_by is null
    and p.ended_at is null and r.total > 0 and l.kind in ('new', 'renewal')
    and r.total - coalesce(r.withheld, 0) <= (select coalesce(sum(f.amount), 0) from refunds f where f.order_id = r.id and f.state = 'done')`

/** Ends the periods whose own money was returned while it was the credit of a change, which is no longer in force. */
async function endRefundedPeriods(trx: Transaction, units: readonly number[], now: Date): Promise<void> {
  const result: unknown = await trx.raw(refundedLines, [[...units], now as never]) // knex's type excludes dates
  for (const line of z.object({ rows: z.array(lineRow) }).parse(result).rows) await endPeriod(line, now)
}

/**
 * Ends the periods of a paid order and undoes its changes, because its payment was refunded. Licences are updated
 * immediately. Call this in a transaction that has locked the order.
 */
export async function endOrderPeriod(
  trx: Transaction,
  order: OrderRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const units = await listUnitsOfLines(trx, order.lines)
  await lockUnitRows(units)
  const credited = await listCreditedLines(trx, order.lines)
  for (const line of order.lines)
    if (changesPeriods(line)) await undoPeriodChange(trx, line, now)
    // Only money that the provider has returned by itself: the period goes on with what was paid for the change.
    else if (!credited.has(line.id)) await endPeriod(line, now)
  await endRefundedPeriods(trx, units, now)
  await periodsChanged.raise({ units, actor, now: now.getTime() })
  await zonesChanged.raise({ units })
  await recordAuditEntry({
    action: 'order.refunded',
    actor,
    subject: 'order',
    subjectId: order.documentId,
    organisation: order.organisation.id,
    details: { number: order.number, total: order.total },
  })
}
