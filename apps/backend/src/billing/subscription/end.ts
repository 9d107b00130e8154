import { z } from 'zod'
import type { OrderRow } from '#src/billing/order/row'
import { type Actor, recordAuditEntry, zonesChanged } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { periodsChanged } from './events'
import { listPeriods } from './row'

const uid = 'api::subscription.subscription'
const unitUid = 'api::business-unit.business-unit'

const periodRow = z.object({ id: z.number(), starts_at: z.coerce.date(), expired_date: z.coerce.date() })

async function endPeriod(order: OrderRow, unit: number, now: Date): Promise<void> {
  const rows: unknown = await strapi.db.query(uid).findMany({ where: { order: { id: order.id } } })
  for (const { id, starts_at, expired_date } of z.array(periodRow).parse(rows)) {
    if (expired_date <= now) continue
    if (starts_at < now) {
      await strapi.db.query(uid).update({ where: { id }, data: { expired_date: now, refunded: true } })
      continue
    }
    // A period that has not started is deleted, so that another renewal is possible.
    await strapi.db.query(uid).delete({ where: { id } })
    const [last] = await listPeriods(unit)
    const data = { current_subscription: last?.id ?? null }
    await strapi.db.query(unitUid).update({ where: { id: unit }, data })
  }
}

// Extra zones were added to all the periods that had been paid for by then.
async function removeExtraZones(trx: Transaction, order: OrderRow, unit: number, now: Date): Promise<void> {
  await trx('subscriptions')
    .where({ business_unit_id: unit })
    .where('expired_date', '>', now)
    .where('created_at', '<=', order.paid_at ?? now)
    .where('zone_count', '>', order.zone_count)
    .decrement('zone_count', order.zone_count)
}

/**
 * Ends the period or the extra zones of a paid order, because its payment was refunded. Licences are updated
 * immediately. Call this in a transaction.
 */
export async function endOrderPeriod(
  trx: Transaction,
  order: OrderRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const unit = order.business_unit
  if (!unit) return
  await (order.kind === 'extra-zones'
    ? removeExtraZones(trx, order, unit.id, now)
    : endPeriod(order, unit.id, now))
  await periodsChanged.raise({ units: [unit.id], actor, now: now.getTime() })
  await zonesChanged.raise({ units: [unit.id] })
  await recordAuditEntry({
    action: 'order.refunded',
    actor,
    subject: 'order',
    subjectId: order.documentId,
    organisation: order.organisation.id,
    details: { number: order.number, total: order.total },
  })
}
