import { fitsArea, maxZones, type SubscriptionPlan } from '@bgm/validation'
import { getOrderEligibility, type OrderEligibility } from '#src/billing/order/eligibility'
import { listOffers, type Package } from '#src/billing/order/packages'
import { getUnitPrice } from '#src/billing/order/rules/price'
import { openOrderError } from '#src/billing/order/unit-quote'
import type { SubscriptionRow } from '#src/billing/subscription/row'
import { lockUnits, memberActor, recordAuditEntry, zonesChanged } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import { sendPlanEmail } from './emails'
import type { PlanRequest } from './request'
import { listZonesOfUnit } from './row'

type Smaller = Extract<SubscriptionPlan, { change: 'smaller' }>

const notRunning = () =>
  new HttpError(409, 'The unit has no running subscription that can be changed', { code: 'order-kind' })

/** The last paid period of a unit with a running subscription and no trial. Throws 409 `order-kind` or `order-open`. */
export function requireRunning({ state, open, last, trial }: OrderEligibility): SubscriptionRow {
  if (open) throw openOrderError()
  if (!last || trial || !['active', 'expiring'].includes(state)) throw notRunning()
  return last
}

function requireOffer(
  wanted: Smaller,
  last: SubscriptionRow,
  offers: ReadonlyMap<string, Package>,
  area: number,
) {
  const offer = offers.get(wanted.package)
  if (!offer || getUnitPrice(offer, wanted.billing_period) === null)
    throw fieldError('package', 'validation.invalid')
  if (!fitsArea(offer, area)) throw fieldError('package', 'validation.package_area')
  if (wanted.zone_count > Math.min(offer.max_zones, maxZones))
    throw fieldError('zone_count', 'validation.zone_count')
  const same =
    last.package_key === wanted.package &&
    last.billing_period === wanted.billing_period &&
    last.zone_count === wanted.zone_count
  if (same) throw fieldError('package', 'validation.change_same')
  return offer
}

/** Exactly as many of the paid zones have to end as there are fewer zones. */
async function requireEndingZones(unit: number, wanted: Smaller, last: SubscriptionRow): Promise<string[]> {
  const fewer = Math.max(0, last.zone_count - wanted.zone_count)
  const paid = (await listZonesOfUnit(unit)).filter(({ number }) => number <= last.zone_count)
  const ending = paid.filter(({ id }) => wanted.ending_zones.includes(id)).map(({ id }) => id)
  if (ending.length !== fewer || wanted.ending_zones.length !== fewer)
    throw fieldError('ending_zones', 'validation.ending_zones')
  return ending
}

const audit = (
  action: 'subscription.scheduled' | 'subscription.stopped' | 'subscription.withdrawn',
  { unit, account, now }: PlanRequest,
  details: Record<string, string | number>,
) =>
  recordAuditEntry({
    action,
    actor: memberActor(account),
    subject: 'business-unit',
    subjectId: unit.documentId,
    organisation: unit.organisation.id,
    at: now,
    details: { name: unit.name, ...details },
  })

/**
 * Sets whether the running periods of units have a grace period. Members who have stopped the renewal were told that the
 * music stops with the last period.
 */
async function setGrace(trx: Transaction, units: readonly number[], has: boolean, now: Date): Promise<void> {
  await trx('subscriptions')
    .whereIn('business_unit_id', [...units])
    .where('expired_date', '>', now)
    .whereRaw('refunded is not true and trial is not true')
    .update({ ended_early: !has })
  await zonesChanged.raise({ units })
}

/** Plans what the next renewal of a unit will be, or that there will be none and whether the unit closes with it. */
export async function scheduleChange(
  wanted: Smaller | { change: 'stop'; close_unit?: boolean | undefined },
  request: PlanRequest,
): Promise<void> {
  const { unit, account, now } = request
  const closes = wanted.change === 'stop' && wanted.close_unit === true
  await strapi.db.transaction(async ({ trx }) => {
    await lockUnits([unit.id])
    const last = requireRunning(await getOrderEligibility(unit, now))
    const common = { business_unit_id: unit.id, planned_by: account.documentId, planned_at: now.getTime() }
    const store = (row: object) =>
      trx('scheduled_changes')
        .insert({ ...common, ...row })
        .onConflict('business_unit_id')
        .merge()
    if (wanted.change === 'stop') {
      const empty = { package_key: null, package_title: null, billing_period: null, zone_count: null }
      await store({ ...empty, ending_zones: JSON.stringify([]), closes_unit: closes })
      await audit('subscription.stopped', request, {
        package: last.package_title,
        ...(closes && { closes: 'unit' }),
      })
    } else {
      const offers = await listOffers(account.locale)
      const offer = requireOffer(wanted, last, offers, unit.area_size)
      const { billing_period, zone_count } = wanted
      const ending = await requireEndingZones(unit.id, wanted, last)
      const row = { package_key: offer.key, package_title: offer.title, billing_period, zone_count }
      await store({ ...row, closes_unit: false, ending_zones: JSON.stringify(ending) })
      await audit('subscription.scheduled', request, { package: offer.title, billing_period, zone_count })
    }
    await setGrace(trx, [unit.id], wanted.change !== 'stop', now)
    const plan = wanted.change !== 'stop' ? 'scheduled' : closes ? 'closing' : 'stopped'
    await sendPlanEmail(plan, request, last.expired_date)
  })
}

/** Withdraws what is planned for the next renewal. Throws 404 if nothing is. */
export async function withdrawScheduledChange(request: PlanRequest): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockUnits([request.unit.id])
    const count: number = await trx('scheduled_changes').where({ business_unit_id: request.unit.id }).delete()
    if (count === 0) throw notFound()
    await setGrace(trx, [request.unit.id], true, request.now)
    await audit('subscription.withdrawn', request, {})
  })
}

/** Puts the zones that end last, so that the first zones of a unit remain. */
async function renumberZones(trx: Transaction, unit: number, ending: readonly string[]): Promise<void> {
  const zones = await listZonesOfUnit(unit)
  const sorted = [
    ...zones.filter(({ id }) => !ending.includes(id)),
    ...zones.filter(({ id }) => ending.includes(id)),
  ]
  const numbers = zones.map(({ number }) => number)
  await trx.raw(
    `update zones z set number = c.number from unnest(?::text[], ?::int[]) as c (id, number) where z.document_id = c.id`,
    [sorted.map(({ id }) => id), numbers],
  )
}

/** A renewal of a unit that was paid. */
type Renewed = { unit: number; zone_count: number }

/**
 * Puts what was planned for renewals into force: the zones that end are those chosen, as long as the renewal has as many
 * zones as planned. Call this in the transaction of the payment, before licences are updated.
 */
export async function applyScheduledChanges(
  trx: Transaction,
  renewed: readonly Renewed[],
  scheduled: ReadonlyMap<number, { ending_zones: string[]; zone_count: number | null }>,
): Promise<void> {
  if (scheduled.size === 0) return
  for (const { unit, zone_count } of renewed) {
    const planned = scheduled.get(unit)
    if (planned && planned.ending_zones.length > 0 && planned.zone_count === zone_count)
      await renumberZones(trx, unit, planned.ending_zones)
  }
  await setGrace(trx, [...scheduled.keys()], true, new Date())
  await trx('scheduled_changes')
    .whereIn('business_unit_id', [...scheduled.keys()])
    .delete()
}
