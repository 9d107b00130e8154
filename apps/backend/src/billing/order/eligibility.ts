import type { SubscriptionState } from '@bgm/contract'
import type { OrderKind } from '@bgm/validation'
import { z } from 'zod'
import { listPeriods, type SubscriptionRow } from '#src/billing/subscription/row'
import { getSubscriptionState, type UnitRow } from '#src/customers'
import { findOrder, type OrderRow } from './row'
import { getAllowedOrderKinds } from './rules/kinds'

export type OrderEligibility = {
  state: SubscriptionState | 'none'
  kinds: OrderKind[]
  /** The paid periods that have not ended, with the current period first. */
  running: SubscriptionRow[]
  last: SubscriptionRow | undefined
  open: OrderRow | null
  /** The numbers of the unit's zones whose licences are revoked. */
  revoked: number[]
}

const numberRows = z.array(z.object({ number: z.number() }))

async function listRevokedZones(unit: number): Promise<number[]> {
  // Runs within the transaction that places an order, if any.
  const rows: unknown = await strapi.db.transaction(({ trx }) =>
    trx('zones as z')
      .join('licences as l', 'l.zone_id', 'z.id')
      .where('z.business_unit_id', unit)
      .whereNotNull('l.revoked_at')
      .orderBy('z.number')
      .select('z.number'),
  )
  return numberRows.parse(rows).map(({ number }) => number)
}

/** A unit's periods, and the kinds of order that can be placed for it now (none while an order awaits payment). */
export async function getOrderEligibility(
  unit: Pick<UnitRow, 'id' | 'documentId'>,
  now: Date,
): Promise<OrderEligibility> {
  const [periods, open, revoked] = await Promise.all([
    listPeriods(unit.id),
    findOrder({ open_for: unit.documentId }),
    listRevokedZones(unit.id),
  ])
  const [last] = periods
  const state = last ? getSubscriptionState(last, now) : 'none'
  const running = periods.filter(({ expired_date }) => expired_date > now).reverse()
  const kinds = open
    ? []
    : getAllowedOrderKinds({ state, renewed: last !== undefined && last.starts_at > now })
  return { state, kinds, running, last, open, revoked }
}
