import { areZonesRevoked, fitsArea } from '@bgm/validation'
import { listOrderEligibility, type OrderEligibility } from '#src/billing/order/eligibility'
import { openOrderError } from '#src/billing/order/unit-quote'
import { listPackageTerms } from '#src/billing/package-term/terms'
import { createZones } from '#src/billing/subscription/create-zones'
import { periodsChanged } from '#src/billing/subscription/events'
import { lockSubscriptions } from '#src/billing/subscription/lock'
import { movePeriodsToUnit } from '#src/billing/subscription/move-periods'
import { graceDays, memberActor, recordAuditEntry, type UnitRow, zonesChanged } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { conflict, fieldError } from '#src/platform/http/errors'
import { addDays } from '#src/platform/runtime/jakarta'
import { sendMoveEmail } from './emails'
import type { PlanRequest } from './request'
import { listScheduledChanges } from './row'
import { requireRunning } from './schedule'

async function requireNoPlan(unit: number, { pauses }: OrderEligibility, now: Date): Promise<void> {
  const planned = (await listScheduledChanges([unit])).has(unit)
  if (planned || pauses.some(({ until }) => until > now))
    throw conflict('change-planned', 'Withdraw what is planned for the subscription first')
}

async function requireFittingTarget({ running }: OrderEligibility, target: UnitRow): Promise<void> {
  const keys = new Set(running.map(({ package_key }) => package_key))
  const limits = (await listPackageTerms()).filter(({ key }) => keys.has(key))
  if (!limits.every(limit => fitsArea(limit, target.area_size)))
    throw fieldError('target', 'validation.package_area')
}

function requireFree({ open, running, revoked }: OrderEligibility, zones: number): void {
  if (open) throw openOrderError()
  if (running.length > 0) throw fieldError('target', 'validation.move_target')
  if (areZonesRevoked(revoked, zones))
    throw conflict('licences-revoked', 'The licences of all zones of the unit are revoked')
}

/** Ends the grace period of the target and deletes what was once planned for it. */
async function clearTarget(trx: Transaction, target: number, now: Date): Promise<void> {
  await trx('subscriptions')
    .where({ business_unit_id: target })
    .where('expired_date', '>', addDays(now, -graceDays))
    .update({ ended_early: true })
  await trx('scheduled_changes').where({ business_unit_id: target }).delete()
}

/** The last pause still counts for the next one: its days stay with the former unit. */
async function keepLastPause(
  trx: Transaction,
  { pauses }: OrderEligibility,
  target: number,
  { account, now }: PlanRequest,
): Promise<void> {
  const last = pauses.at(-1)
  if (last)
    await trx('subscription_pauses').insert({
      business_unit_id: target,
      from_at: last.from,
      until_at: last.from,
      anchors: JSON.stringify([]),
      planned_by: account.documentId,
      planned_at: now.getTime(),
    })
}

async function record({ unit, account, now }: PlanRequest, target: UnitRow): Promise<void> {
  await recordAuditEntry({
    action: 'subscription.moved',
    actor: memberActor(account),
    subject: 'business-unit',
    subjectId: unit.documentId,
    organisation: unit.organisation.id,
    at: now,
    details: { name: unit.name, target: target.name },
  })
}

/**
 * Moves all paid periods of a unit to another one of its organisation, at once and without money. Throws 409 `order-open`,
 * `order-kind`, `change-planned` or `licences-revoked`, or 400 on `target`.
 */
export async function moveSubscription(target: UnitRow, request: PlanRequest): Promise<void> {
  const { unit, account, now } = request
  if (target.id === unit.id || target.organisation.id !== unit.organisation.id)
    throw fieldError('target', 'validation.move_target')
  await strapi.db.transaction(async ({ trx }) => {
    const units = [unit.id, target.id]
    await lockSubscriptions(units, now)
    const eligible = await listOrderEligibility(units, now)
    const [own, other] = [eligible.get(unit.id), eligible.get(target.id)]
    if (!own || !other) throw new Error('A unit has no eligibility')
    requireRunning(own)
    await requireNoPlan(unit.id, own, now)
    const zones = Math.max(...own.running.map(({ zone_count }) => zone_count))
    if (own.revoked.some(number => number <= zones))
      throw conflict('licences-revoked', 'A licence of the unit is revoked')
    requireFree(other, zones)
    await requireFittingTarget(own, target)
    await clearTarget(trx, target.id, now)
    await movePeriodsToUnit(trx, unit.id, own.running, { to: target.id, pauses: own.pauses, now })
    await keepLastPause(trx, own, target.id, request)
    await createZones(trx, new Map([[target.id, zones]]), { paidAt: now, locale: account.locale })
    await record(request, target)
    await sendMoveEmail(request, target)
    await periodsChanged.raise({ units, actor: memberActor(account), now: now.getTime() })
    await zonesChanged.raise({ units })
  })
}
