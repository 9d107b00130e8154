import type { RequestEnd } from '@bgm/validation'
import type { Transaction } from '#src/platform/database/transaction'

/** Ends the open requests for carts whose contents have changed. Call this in a transaction that has locked the carts. */
export const endRequestsOfCarts = async (trx: Transaction, carts: readonly number[]): Promise<void> => {
  await trx('order_requests')
    .whereIn('cart_id', [...carts])
    .where({ state: 'requested' })
    .update({ state: 'void', end_reason: 'changed', decided_at: Date.now() })
}

/** Ends a locked request without a decision. */
export const endRequest = async (trx: Transaction, id: number, reason: RequestEnd): Promise<void> => {
  await trx('order_requests')
    .where({ id })
    .update({ state: 'void', end_reason: reason, decided_at: Date.now() })
}
