import type { StaffMember } from '#src/billing/payment/refunds'
import { conflict, HttpError } from '#src/platform/http/errors'
import { enqueue } from '#src/platform/jobs/queue'
import { applyPriceChangesRequest } from './apply-request'
import { lockPriceChange, recordOutcome } from './end'
import { notifyProposer } from './notifications'
import type { PriceChange } from './row'

type Decision = { staff: StaffMember; approve: boolean; reason?: string | null }

/**
 * Approves or declines a change; the person who proposed it can do neither. Throws 409 `price-change-own`,
 * `price-change-late` or `price-change-settled`.
 */
export async function decidePriceChange(
  documentId: string,
  { staff, approve, reason = null }: Decision,
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const change = await lockPriceChange(trx, documentId)
    if (change.proposed_by === staff.id)
      throw conflict('price-change-own', 'A second person has to decide about this change')
    if (approve && change.starts_at <= now)
      throw conflict('price-change-late', 'The change should have taken effect already')
    await recordOutcome(trx, change, { state: approve ? 'approved' : 'declined', staff, reason, now })
    await notifyProposer(change, { approved: approve, by: staff.actor.name, reason })
    if (approve)
      await enqueue(applyPriceChangesRequest, {}, { key: documentId, startAfter: change.starts_at - now })
  })
}

/** The person who proposed a change, and the one who approved it, can withdraw it until it takes effect. */
export const canWithdraw = ({ proposed_by, events }: PriceChange, { id }: StaffMember): boolean =>
  proposed_by === id || events.some(({ state, staff_id }) => state === 'approved' && staff_id === id)

/** Throws 403, or 409 `price-change-settled` once it has taken effect. */
export async function withdrawPriceChange(
  documentId: string,
  staff: StaffMember,
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const change = await lockPriceChange(trx, documentId)
    if (!canWithdraw(change, staff)) throw new HttpError(403, 'Forbidden')
    if (change.state === 'approved' && change.starts_at <= now)
      throw conflict('price-change-settled', 'The change has taken effect')
    await recordOutcome(trx, change, { state: 'withdrawn', staff, now })
  })
}
