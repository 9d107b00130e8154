import { z } from 'zod'
import { createBulkWriter } from '#src/platform/database/bulk-writer'
import type { Transaction } from '#src/platform/database/transaction'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { addDays } from '#src/platform/runtime/jakarta'
import { listPeriods, type SubscriptionRow } from './row'
import { countPausedDays, type Pause } from './rules/pause'

const uid = 'api::subscription.subscription'
const unitUid = 'api::business-unit.business-unit'

const divided = z.object({
  organisation_id: z.number(),
  order_line_id: z.number().nullable(),
  order: z.object({ id: z.number() }).nullable(),
})

type Move = { to: number; pauses: readonly Pause[]; now: Date }

/** Ends a period that has begun at its unit, and continues it at another one with what it is worth. */
async function divide(trx: Transaction, period: SubscriptionRow, { to, pauses, now }: Move): Promise<void> {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { id: period.id }, populate: { order: { select: ['id'] } } })
  const { order, ...columns } = divided.parse(row)
  const { package_key, package_title, billing_period, zone_count, starts_at, expired_date, anchor_day } =
    period
  const writer = createBulkWriter(trx)
  const [id = 0] = await writer.takeIds(uid, 1)
  await writer.insert(uid, [
    {
      id,
      documentId: newRecordId(),
      createdAt: now,
      updatedAt: now,
      ...columns,
      organisation: columns.organisation_id,
      business_unit: to,
      business_unit_id: to,
      order: order?.id ?? null,
      package_key,
      package_title,
      billing_period,
      zone_count,
      starts_at: now,
      expired_date,
      anchor_day,
      // Days that were paused at the former unit are not known at the new one.
      paid_from: addDays(period.paid_from ?? starts_at, countPausedDays(pauses, starts_at, now)),
    },
  ])
  await trx.raw(
    `insert into period_parts (subscription_id, order_line_id, from_at, until_at, days, package_key, package_title, zones,
        paid, credit, replaced_by)
      select ?, order_line_id, greatest(from_at, ?), until_at, days, package_key, package_title, zones, paid, credit,
        replaced_by from period_parts where subscription_id = ? and ended_at is null`,
    [id, now as never, period.id], // knex's type excludes dates
  )
  await trx('period_parts')
    .where({ subscription_id: period.id })
    .whereNull('ended_at')
    .update({ until_at: now, ended_at: now })
  await trx('subscriptions').where({ id: period.id }).update({ expired_date: now, ended_early: true })
}

/** Moves the running periods of a unit to another one. The caller has locked both units. */
export async function movePeriodsToUnit(
  trx: Transaction,
  from: number,
  periods: readonly SubscriptionRow[],
  move: Move,
): Promise<void> {
  for (const period of periods) {
    if (period.starts_at < move.now) await divide(trx, period, move)
    else
      await strapi.db.query(uid).update({
        where: { id: period.id },
        data: { business_unit: move.to, business_unit_id: move.to },
      })
  }
  for (const unit of [from, move.to]) {
    const [last] = await listPeriods(unit)
    await strapi.db
      .query(unitUid)
      .update({ where: { id: unit }, data: { current_subscription: last?.id ?? null } })
  }
}
