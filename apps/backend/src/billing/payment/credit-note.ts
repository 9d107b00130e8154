import { drawCreditNoteInWorker } from '#src/billing/invoice/draw-in-worker'
import { type IssuedDocument, readDocument } from '#src/billing/invoice/stored-files'
import { loadInvoiceParties, parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import { getUnitLabel } from '#src/billing/order/line-row'
import { findOrder } from '#src/billing/order/row'
import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { environment } from '#src/platform/runtime/environment'
import type { Refund } from './refund-row'
import { listRefundShares } from './refund-shares'

async function listItems(refund: Refund) {
  const items = []
  const isRefunded = ({ id }: { id: number }) => id === refund.order_line_id
  for (const { order: id, amount } of (await listRefundShares([refund])).get(refund.id) ?? []) {
    const order = await findOrder({ id })
    const line = order?.lines.find(isRefunded)
    if (order) items.push({ order, amount, venue: line ? getUnitLabel(line) : order.brand_name })
  }
  return items
}

/** The credit note of a refund, or null if the refunded money had not paid an order. */
export async function getIssuedCreditNote(refund: Refund): Promise<IssuedDocument | null> {
  const { credit_note_number: number, amount, mode } = refund
  const items = number === null ? [] : await listItems(refund)
  const [first] = items
  if (number === null || !first) return null
  const parties =
    parseStoredInvoiceParties(first.order.invoice_parties) ?? (await loadInvoiceParties(first.order))
  if (!parties) return null
  const at = new Date(refund.done_at ?? refund.requested_at)
  const product = environment.APP_TITLE
  const credited = items.reduce((sum, item) => sum + item.amount, 0)
  const withheld = Math.max(0, credited - amount)
  const draw: IssuedDocument['draw'] = locale =>
    drawCreditNoteInWorker({
      number,
      amount: credited,
      withheld,
      mode,
      at,
      items,
      parties,
      product,
      locale,
    })
  return { kind: 'credit-note', subject: refund.id, number, draw }
}

/** The stored credit note of a refund. Throws 404 if it has none. */
export async function getCreditNoteFile(refund: Refund, locale: 'id' | 'en'): Promise<FileResponse> {
  const issued = await getIssuedCreditNote(refund)
  if (!issued) throw notFound()
  return {
    name: `${issued.number}.pdf`,
    type: 'application/pdf',
    content: await readDocument(issued, locale),
  }
}
