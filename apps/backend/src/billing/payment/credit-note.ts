import { drawCreditNoteInWorker } from '#src/billing/invoice/draw-in-worker'
import { loadInvoiceParties, parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import { findOrder } from '#src/billing/order/row'
import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { environment } from '#src/platform/runtime/environment'
import type { Refund } from './refund-row'
import { listRefundShares } from './refund-shares'

async function listItems(refund: Refund) {
  const items = []
  for (const { order: id, amount } of (await listRefundShares([refund])).get(refund.id) ?? []) {
    const order = await findOrder({ id })
    if (order) items.push({ order, amount })
  }
  return items
}

/** A refund's credit note as a PDF. Throws 404 if the refunded money had not paid an order. */
export async function drawCreditNote(refund: Refund, locale: 'id' | 'en'): Promise<FileResponse> {
  const { credit_note_number: number, amount, mode } = refund
  const items = await listItems(refund)
  const [first] = items
  const unit = first?.order.business_unit
  if (!number || !unit) throw notFound()
  const parties =
    parseStoredInvoiceParties(first.order.invoice_parties) ?? (await loadInvoiceParties(unit.id))
  const at = new Date(refund.done_at ?? refund.requested_at)
  const product = environment.APP_TITLE
  const note = { number, amount, mode, at, items, parties, product, locale }
  return {
    name: `${number}.pdf`,
    type: 'application/pdf',
    content: await drawCreditNoteInWorker(note),
  }
}
