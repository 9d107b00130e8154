import { type Actor, recordAuditEntry, systemActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError, notFound } from '#src/platform/http/errors'
import { findPriceChange, type PriceChange } from './row'
import { canFollow, isFinal, type PriceChangeOutcome } from './rules/state'

type Outcome = {
  state: PriceChangeOutcome
  /** Null if it happened by itself. */
  staff: { id: number; actor: Actor } | null
  reason?: string | null
  now: number
}

const settled = () =>
  new HttpError(409, 'The change was decided in the meantime', { code: 'price-change-settled' })

/** Locks a change until the end of the transaction. Throws 404. */
export async function lockPriceChange(trx: Transaction, documentId: string): Promise<PriceChange> {
  await trx('price_changes').where({ document_id: documentId }).forUpdate().select('id')
  const change = await findPriceChange(documentId)
  if (!change) throw notFound()
  return change
}

/**
 * Records what happened to a locked change, and frees its prices if it has ended. Throws 409 `price-change-settled` if
 * this can no longer happen.
 */
export async function recordOutcome(
  trx: Transaction,
  change: PriceChange,
  { state, staff, reason = null, now }: Outcome,
): Promise<void> {
  if (!canFollow(change.state, state)) throw settled()
  await trx('price_change_events').insert({
    price_change_id: change.id,
    state,
    staff_id: staff?.id ?? null,
    staff_name: staff?.actor.name ?? null,
    reason,
    at: now,
  })
  if (isFinal(state)) await trx('open_price_changes').where({ price_change_id: change.id }).delete()
  await recordAuditEntry({
    action: `price-change.${state}`,
    actor: staff?.actor ?? systemActor,
    subject: 'price-change',
    subjectId: change.document_id,
    organisation: null,
    details: { prices: change.prices.length },
  })
}
