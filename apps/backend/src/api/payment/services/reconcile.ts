import { z } from 'zod'
import { coveringPeriodsClause, licenceStateExpression } from '#src/api/licence/services/state-expression'
import { endedByRefundCondition } from './ended-orders'

export const reconciliationDifferenceKinds = [
  'unpaid-order',
  'no-period',
  'unpaid-period',
  'unassigned-money',
  'refund-sum',
  'over-refunded',
  'no-licence',
  'licence-state',
  'licence-version',
] as const

/**
 * A discrepancy between payments, orders, subscriptions and licences. `reference` identifies the payment,
 * the order or the unit (by its CID).
 */
export type ReconciliationDifference = {
  kind: (typeof reconciliationDifferenceKinds)[number]
  reference: string
}

const rows = z.array(z.object({ reference: z.string() }))
const maxListed = 100

const attempts = () => strapi.db.connection('payment_attempts as a').limit(maxListed)

const unpaidOrders = () =>
  attempts()
    .join('payment_attempt_orders as p', 'p.attempt_id', 'a.id')
    .join('orders as r', 'r.id', 'p.order_id')
    .where('p.outcome', 'applied')
    .whereNot('r.state', 'paid')
    .select('a.reference')

type JoinTable = { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } }

/** The table that links subscriptions and orders, and the columns of that table. */
function subscriptionOrders() {
  const { attributes } = strapi.db.metadata.get('api::subscription.subscription')
  const { joinTable } = attributes.order as unknown as { joinTable: JoinTable }
  return {
    table: joinTable.name,
    subscription: joinTable.joinColumn.name,
    order: joinTable.inverseJoinColumn.name,
  }
}

/** Paid orders without a period, except those whose period was ended by a refund. */
function withoutPeriod() {
  const { connection } = strapi.db
  const { table, subscription, order } = subscriptionOrders()
  return connection('orders as r')
    .limit(maxListed)
    .where('r.state', 'paid')
    .whereNot('r.kind', 'extra-zones')
    .whereNotExists(
      connection(`${table} as k`)
        .whereRaw('?? = r.id', [`k.${order}`])
        .select(`k.${subscription}`),
    )
    .whereRaw(`not ${endedByRefundCondition('r.id')}`, [true])
    .select('r.number as reference')
}

/** Running periods whose order is not paid. */
function unpaidPeriods(now: number) {
  const { connection } = strapi.db
  const { table, subscription, order } = subscriptionOrders()
  return connection('subscriptions as s')
    .limit(maxListed)
    .join(`${table} as k`, `k.${subscription}`, 's.id')
    .join('orders as r', 'r.id', `k.${order}`)
    .where('s.expired_date', '>', new Date(now))
    .whereNot('r.state', 'paid')
    .select('r.number as reference')
}

const unassigned = () =>
  attempts()
    .whereNotNull('a.received')
    .whereNull('a.case_kind')
    .whereNot('a.state', 'refunded')
    .where(other => other.whereNull('a.outcome').orWhereNot('a.outcome', 'applied'))
    .select('a.reference')

const wrongSum = () =>
  attempts()
    .whereRaw(
      `a.refunded <> (select coalesce(sum(f.amount), 0) from refunds as f where f.attempt_id = a.id and f.state = 'done')`,
    )
    .select('a.reference')

/**
 * Payments for which more was refunded than received, for example both by transfer and in the provider's
 * dashboard.
 */
const overRefunded = () => attempts().whereRaw('a.refunded > a.received').select('a.reference')

// Licences are updated right after a payment, and the hourly job repairs missed updates.
const repairTime = 2 * 60 * 60_000

const zones = () =>
  strapi.db
    .connection('zones as z')
    .limit(maxListed)
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .whereNull('u.deleted_at')

const running = `${coveringPeriodsClause} and s.starts_at <= ? and s.expired_date > ? and s.suspended = ?`

/** Units with a zone that has a running period but no licence. */
const withoutLicence = (now: number) =>
  zones()
    .whereRaw(`exists (select 1 ${running})`, [new Date(now - repairTime), new Date(now), false] as never[]) // knex's type excludes dates
    .whereRaw('not exists (select 1 from licences as l where l.zone_id = z.id)')
    .distinct('u.cid as reference')

// Finance, which reads the result, may not read the codes of licences.
const licences = () => zones().join('licences as l', 'l.zone_id', 'z.id').distinct('u.cid as reference')

/** Licences whose recorded state matches neither the current periods nor those `repairTime` ago. */
function wrongState(now: number) {
  const found = licences()
  for (const at of [now, now - repairTime]) {
    const { sql, values } = licenceStateExpression(at)
    found.whereRaw(`(${sql}) <> l.state`, values as never[]) // knex's type excludes dates
  }
  return found
}

/** Licences without a signed version for their running period. */
const withoutVersion = (now: number) =>
  licences()
    .whereNull('l.revoked_at')
    .whereRaw(
      `exists (select 1 ${running} and not exists (
        select 1 from licence_versions as v where v.licence_id = l.id and v.subscription_id = s.id))`,
      [new Date(now - repairTime), new Date(now), false] as never[], // knex's type excludes dates
    )

/**
 * Compares payments, paid orders, current subscriptions and issued licences with each other, and the refund
 * totals of payments with their refunds.
 */
export async function listReconciliationDifferences(now = Date.now()): Promise<ReconciliationDifference[]> {
  const queries: Record<ReconciliationDifference['kind'], PromiseLike<unknown>> = {
    'unpaid-order': unpaidOrders(),
    'no-period': withoutPeriod(),
    'unpaid-period': unpaidPeriods(now),
    'unassigned-money': unassigned(),
    'refund-sum': wrongSum(),
    'over-refunded': overRefunded(),
    'no-licence': withoutLicence(now),
    'licence-state': wrongState(now),
    'licence-version': withoutVersion(now),
  }
  const found: ReconciliationDifference[] = []
  for (const kind of reconciliationDifferenceKinds)
    found.push(...rows.parse(await queries[kind]).map(({ reference }) => ({ kind, reference })))
  return found
}

const store = () => strapi.store({ type: 'core', name: 'payments', key: 'differences' })

const stored = z.object({
  at: z.number(),
  found: z.array(z.object({ kind: z.enum(reconciliationDifferenceKinds), reference: z.string() })),
})

/** The differences found by the last check and the time at which it ran, or null before the first check. */
export async function findLastReconciliation() {
  return stored.safeParse(await store().get({})).data ?? null
}

/** The number of listed differences of each kind at the last check. */
export async function countReconciliationDifferences(): Promise<
  Record<ReconciliationDifference['kind'], number>
> {
  const found = (await findLastReconciliation())?.found ?? []
  const counted = reconciliationDifferenceKinds.map(kind => [
    kind,
    found.filter(one => one.kind === kind).length,
  ])
  return Object.fromEntries(counted) as Record<ReconciliationDifference['kind'], number> // has an entry for each kind
}

class PaymentDifferencesError extends Error {
  override readonly name = 'PaymentDifferencesError'
}

/** Fails if it finds differences, so that the job is dead-lettered and its alert reaches an operator. */
export async function reconcilePayments(): Promise<void> {
  const now = Date.now()
  const found = await listReconciliationDifferences(now)
  await store().set({ value: { at: now, found } })
  for (const difference of found) strapi.log.error('a payment does not add up', difference)
  if (found.length > 0) throw new PaymentDifferencesError()
}
