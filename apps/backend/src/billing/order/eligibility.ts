import type { SubscriptionState } from '@bgm/contract'
import type { OrderKind } from '@bgm/validation'
import { z } from 'zod'
import { listParts, type PeriodPart } from '#src/billing/subscription/part-row'
import { listPauses } from '#src/billing/subscription/pause-row'
import { listPeriodsOfUnits, type SubscriptionRow } from '#src/billing/subscription/row'
import type { Pause } from '#src/billing/subscription/rules/pause'
import { getSubscriptionState } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import { getAllowedOrderKinds } from './rules/kinds'

export type OrderEligibility = {
  state: SubscriptionState | 'none'
  kinds: OrderKind[]
  /** The periods that have not ended, with the current period first. */
  running: SubscriptionRow[]
  last: SubscriptionRow | undefined
  /** What was paid for the running periods, keyed by the period's id. */
  parts: ReadonlyMap<number, readonly PeriodPart[]>
  /** The pauses of the unit, also those that are over. */
  pauses: readonly Pause[]
  open: { documentId: string; number: string } | null
  /** Whether a trial runs, during which only what follows it can be ordered. */
  trial: boolean
  /** Whether details for an invoice are missing. */
  incomplete: boolean
  /** The numbers of the unit's zones whose licences are revoked. */
  revoked: number[]
}

const openRow = z.object({ unit: integerColumn, documentId: z.string(), number: z.string() })

/** The orders of units that can still be paid. */
export const listOpenOrders = (units: readonly number[]) =>
  select(
    sql`select l.open_unit_id as unit, r.document_id as "documentId", r.number
      from order_lines l join orders r on r.id = l.order_id where ${inArray(sql`l.open_unit_id`, units)}`,
    openRow,
  )

const revokedRow = z.object({ unit: integerColumn, number: integerColumn })

const listRevokedZones = (units: readonly number[]) =>
  select(
    sql`select z.business_unit_id as unit, z.number from zones z join licences l on l.zone_id = z.id
      where ${inArray(sql`z.business_unit_id`, units)} and l.revoked_at is not null order by z.number`,
    revokedRow,
  )

const incompleteRow = z.object({ id: integerColumn })

/**
 * The units whose address is unknown, or whose tax number is and who have had music. The first order of a unit never needs
 * its tax number, because nothing may keep its music from starting.
 */
const listIncompleteUnits = (units: readonly number[]) =>
  select(
    sql`select u.id from business_units u where ${inArray(sql`u.id`, units)} and (u.street = '' or u.zip_code = ''
      or (u.npwp = '' and exists (select 1 from subscriptions s where s.business_unit_id = u.id)))`,
    incompleteRow,
  )

/**
 * The periods of units, and the kinds of order that can be placed for each of them now (none while an order awaits
 * payment), keyed by the unit's id. The number of statements does not depend on the number of units.
 */
export async function listOrderEligibility(
  units: readonly number[],
  now: Date,
): Promise<Map<number, OrderEligibility>> {
  // In sequence, because they run within the transaction that places an order, if any.
  const periods = await listPeriodsOfUnits(units)
  const open = new Map((await listOpenOrders(units)).map(({ unit, ...order }) => [unit, order]))
  const parts = await listParts(units, now)
  const pauses = await listPauses(units)
  const incomplete = new Set((await listIncompleteUnits(units)).map(({ id }) => id))
  const revoked = Map.groupBy(await listRevokedZones(units), ({ unit }) => unit)
  return new Map(
    units.map(unit => {
      const own = periods.get(unit) ?? []
      const [last] = own
      const state = last ? getSubscriptionState(last, now) : 'none'
      const order = open.get(unit) ?? null
      const trial = own.some(period => period.trial && period.expired_date > now)
      const kinds = order
        ? []
        : getAllowedOrderKinds({
            state,
            renewed: last !== undefined && last.starts_at > now,
            trial: last?.trial ? 'last' : trial ? 'continued' : null,
          })
      const running = own.filter(({ expired_date }) => expired_date > now).reverse()
      const numbers = (revoked.get(unit) ?? []).map(({ number }) => number)
      return [
        unit,
        {
          state,
          kinds,
          running,
          last,
          parts,
          pauses: pauses.get(unit) ?? [],
          open: order,
          trial,
          incomplete: incomplete.has(unit),
          revoked: numbers,
        },
      ]
    }),
  )
}

/** The periods of one unit, and the kinds of order that can be placed for it. */
export async function getOrderEligibility(unit: { id: number }, now: Date): Promise<OrderEligibility> {
  const eligibility = (await listOrderEligibility([unit.id], now)).get(unit.id)
  if (!eligibility) throw new Error('A unit has no eligibility')
  return eligibility
}
