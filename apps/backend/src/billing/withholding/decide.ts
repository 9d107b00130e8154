import type { SlipRefusal } from '@bgm/validation'
import { getOrder } from '#src/billing/order/row'
import type { StaffMember } from '#src/billing/payment/refunds'
import { recordAuditEntry } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { conflict, notFound } from '#src/platform/http/errors'
import { notifySlipDecided } from './notifications'
import { lockWithholding, type SlipRow, slipRow, type WithholdingRow } from './row'
import { getResendDeadline } from './rules/due'

/** Slips have whole rupiah, and some programs round the tax up. */
const tolerance = 1

type Decided = { trx: Transaction; slip: SlipRow; withholding: WithholdingRow; staff: StaffMember }

async function audit(
  action: 'withholding.accepted' | 'withholding.refused' | 'withholding.paid',
  withholding: WithholdingRow,
  staff: StaffMember,
  details: Record<string, string | number>,
): Promise<void> {
  const order = await getOrder(withholding.order_id)
  await recordAuditEntry({
    action,
    actor: staff.actor,
    subject: 'order',
    subjectId: order.documentId,
    organisation: withholding.organisation_id,
    details: { number: order.number, amount: withholding.amount, ...details },
  })
}

/** Locks a slip that has not been decided, after its withholding. */
async function decide(
  id: string,
  staff: StaffMember,
  apply: (decided: Decided) => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const found: unknown = await trx('withholding_slips').where({ document_id: id }).first()
    if (!found) throw notFound()
    const withholding = await lockWithholding(trx, { id: slipRow.parse(found).withholding_id })
    const current: unknown = await trx('withholding_slips').where({ document_id: id, state: 'sent' }).first()
    if (!current || withholding?.state !== 'open')
      throw conflict('slip-decided', 'Somebody has already decided about this slip')
    await apply({ trx, slip: slipRow.parse(current), withholding, staff })
  })
}

const updateSlip = ({ trx, slip, staff }: Decided, now: number, data: object) =>
  trx('withholding_slips')
    .where({ id: slip.id })
    .update({ ...data, decided_by: String(staff.id), decided_at: now })

/** Accepts a slip, which settles the receivable. Throws 409 `slip-decided`, or `slip-amount` if it shows less tax. */
export const acceptSlip = (id: string, staff: StaffMember, now = Date.now()): Promise<void> =>
  decide(id, staff, async decided => {
    const { trx, slip, withholding } = decided
    if (slip.amount < withholding.amount - tolerance)
      throw conflict('slip-amount', 'The slip shows less tax than was withheld')
    await updateSlip(decided, now, { state: 'accepted' })
    await trx('withholdings').where({ id: withholding.id }).update({ state: 'accepted', closed_at: now })
    await audit('withholding.accepted', withholding, staff, { slip: slip.number })
    await notifySlipDecided(withholding, { ...slip, state: 'accepted' })
  })

type Refusal = { refusal: SlipRefusal; note: string | null }

/** Refuses a slip; the customer sends another one or pays the difference. Throws 409 `slip-decided`. */
export const refuseSlip = (
  id: string,
  { refusal, note }: Refusal,
  staff: StaffMember,
  now = Date.now(),
): Promise<void> =>
  decide(id, staff, async decided => {
    const { trx, slip, withholding } = decided
    await updateSlip(decided, now, { state: 'refused', refusal, note })
    const due_at = getResendDeadline(withholding.due_at ?? now, new Date(now))
    await trx('withholdings').where({ id: withholding.id }).update({ due_at })
    await audit('withholding.refused', withholding, staff, { slip: slip.number, reason: refusal })
    await notifySlipDecided({ ...withholding, due_at }, { ...slip, state: 'refused', refusal, note })
  })

/**
 * Records that the customer has transferred what was withheld, so that the order is paid in full. Throws 409
 * `withholding-closed`, or `slip-waiting` while a slip is to be checked.
 */
export async function receiveWithheld(
  order: number,
  { reference, staff }: { reference: string; staff: StaffMember },
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('orders').where({ id: order }).forUpdate().first('id')
    const withholding = await lockWithholding(trx, { order_id: order })
    if (!withholding) throw notFound()
    if (withholding.state !== 'open') throw conflict('withholding-closed', 'Nothing is owed any more')
    const waiting: unknown = await trx('withholding_slips')
      .where({ withholding_id: withholding.id, state: 'sent' })
      .first('id')
    if (waiting) throw conflict('slip-waiting', 'A slip is waiting for a decision')
    await trx('withholdings')
      .where({ id: withholding.id })
      .update({ state: 'paid', closed_at: now, received_reference: reference })
    await trx('orders').where({ id: order }).update({ withheld: 0 })
    await audit('withholding.paid', withholding, staff, { reference })
  })
}
