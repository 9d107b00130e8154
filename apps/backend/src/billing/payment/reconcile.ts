import { z } from 'zod'
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
/** Maximum number of differences of a kind that are listed. */
export const maxListedDifferences = 100

type DifferenceQuery = (now: number) => PromiseLike<unknown>

const attempts = () => strapi.db.connection('payment_attempts as a').limit(maxListedDifferences)

const unpaidOrders = () =>
  attempts()
    .join('payment_attempt_orders as p', 'p.attempt_id', 'a.id')
    .join('orders as r', 'r.id', 'p.order_id')
    .where('p.outcome', 'applied')
    .whereNot('r.state', 'paid')
    .select('a.reference')

/** Paid lines without a period, except those of orders that were ended by a refund. */
function withoutPeriod() {
  const { connection } = strapi.db
  return connection('order_lines as l')
    .limit(maxListedDifferences)
    .join('orders as r', 'r.id', 'l.order_id')
    .where('r.state', 'paid')
    .whereNotIn('l.kind', ['extra-zones', 'change'])
    .whereNotExists(connection('subscriptions as s').whereRaw('s.order_line_id = l.id').select('s.id'))
    .whereRaw(`not ${endedByRefundCondition('r.id')}`, [true])
    .distinct('r.number as reference')
}

/** Running periods whose order is not paid. */
const unpaidPeriods = (now: number) =>
  strapi.db
    .connection('subscriptions as s')
    .limit(maxListedDifferences)
    .join('order_lines as l', 'l.id', 's.order_line_id')
    .join('orders as r', 'r.id', 'l.order_id')
    .where('s.expired_date', '>', new Date(now))
    .whereNot('r.state', 'paid')
    .distinct('r.number as reference')

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

const queries: { [kind in ReconciliationDifference['kind']]?: DifferenceQuery } = {
  'unpaid-order': unpaidOrders,
  'no-period': withoutPeriod,
  'unpaid-period': unpaidPeriods,
  'unassigned-money': unassigned,
  'refund-sum': wrongSum,
  'over-refunded': overRefunded,
}

/** Adds the differences that a higher context finds. */
export function addDifferenceQueries(added: typeof queries): void {
  Object.assign(queries, added)
}

/**
 * Compares payments, paid orders, current subscriptions and issued licences with each other, and the refund
 * totals of payments with their refunds.
 * @public for the tests
 */
export async function listReconciliationDifferences(now = Date.now()): Promise<ReconciliationDifference[]> {
  const differences: ReconciliationDifference[] = []
  for (const kind of reconciliationDifferenceKinds)
    differences.push(
      ...rows.parse((await queries[kind]?.(now)) ?? []).map(({ reference }) => ({ kind, reference })),
    )
  return differences
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
  const earlierDifferences = (await findLastReconciliation())?.found ?? []
  const counted = reconciliationDifferenceKinds.map(kind => [
    kind,
    earlierDifferences.filter(one => one.kind === kind).length,
  ])
  return Object.fromEntries(counted) as Record<ReconciliationDifference['kind'], number> // has an entry for each kind
}

class PaymentDifferencesError extends Error {
  override readonly name = 'PaymentDifferencesError'
}

/** Fails if it finds differences, so that the job is dead-lettered and its alert reaches an operator. */
export async function reconcilePayments(): Promise<void> {
  const now = Date.now()
  const differences = await listReconciliationDifferences(now)
  await store().set({ value: { at: now, found: differences } })
  for (const difference of differences) strapi.log.error('a payment does not add up', difference)
  if (differences.length > 0) throw new PaymentDifferencesError()
}
