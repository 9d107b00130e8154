import { randomUUID } from 'node:crypto'
import type { SlipForm } from '@bgm/validation'
import type { OrderRow } from '#src/billing/order/row'
import { memberActor, recordAuditEntry } from '#src/customers'
import { findViolatedColumn } from '#src/platform/database/errors'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import { openPrivateFiles } from '#src/platform/storage/private-files'
import { findWithholding, lockWithholding, type SlipRow, slipRow } from './row'

const files = openPrivateFiles('withholding-slips')

type Sent = {
  order: OrderRow
  slip: SlipForm
  file: { path: string; size: number }
  account: { documentId: string }
}

const numberUsed = () => fieldError('slip_number', 'validation.slip_number_used', 'slip-number-used')

/**
 * Stores a slip to be checked by Finance. Throws 409 `slip-sent` unless one is awaited, and 400 for a number that another
 * slip has, or a date in the future.
 */
export async function sendSlip({ order, slip, file, account }: Sent, now = Date.now()): Promise<void> {
  if (slip.slip_date > toJakartaDay(now)) throw fieldError('slip_date', 'validation.slip_date')
  const file_key = randomUUID()
  await files.keep(file_key, file.path)
  try {
    await strapi.db.transaction(async ({ trx }) => {
      const withholding = await lockWithholding(trx, { order_id: order.id })
      if (!withholding) throw notFound()
      const current: unknown = await trx('withholding_slips')
        .where({ withholding_id: withholding.id })
        .whereIn('state', ['sent', 'accepted'])
        .first('id')
      if (withholding.state !== 'open' || current)
        throw new HttpError(409, 'No slip is awaited', { code: 'slip-sent' })
      await trx('withholding_slips').insert({
        number: slip.slip_number,
        issued_on: slip.slip_date,
        base: slip.slip_base,
        amount: slip.slip_tax,
        document_id: newRecordId(),
        withholding_id: withholding.id,
        file_key,
        file_size: file.size,
        sent_by: account.documentId,
        sent_at: now,
        state: 'sent',
      })
      await recordAuditEntry({
        action: 'withholding.sent',
        actor: memberActor(account),
        subject: 'order',
        subjectId: order.documentId,
        organisation: order.organisation.id,
        details: { number: order.number, slip: slip.slip_number, amount: slip.slip_tax },
      })
    })
  } catch (error) {
    await files.remove(file_key)
    throw findViolatedColumn(error) === 'number' ? numberUsed() : error
  }
}

/** The PDF of a slip. The caller must have checked permissions. */
export async function readSlip({ file_key, number, file_size }: SlipRow): Promise<FileResponse> {
  const stored = await files.read(file_key)
  if (!stored) throw notFound()
  return {
    name: `bukti-potong-${number}.pdf`,
    type: 'application/pdf',
    size: file_size,
    content: stored.body,
  }
}

export async function findSlip(where: {
  document_id: string
  withholding_id?: number
}): Promise<SlipRow | null> {
  const row: unknown = await strapi.db.connection('withholding_slips').where(where).first()
  return row ? slipRow.parse(row) : null
}

/** A slip of an order. Throws 404 if it belongs to another one. */
export async function getSlipOfOrder(order: OrderRow, id: string): Promise<SlipRow> {
  const withholding = await findWithholding(order.id)
  const slip = withholding && (await findSlip({ document_id: id, withholding_id: withholding.id }))
  if (!slip) throw notFound()
  return slip
}
