import { loadInvoiceParties, parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import type { OrderRow } from '#src/billing/order/row'
import { getPaymentSettings } from '#src/billing/order/settings'
import { getTerms } from '#src/billing/order/terms'
import { findHeldMoney } from '#src/billing/payment/held-money'
import { findPaymentMethod } from '#src/billing/payment/payment-method'
import { findWithholding } from '#src/billing/withholding/row'
import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { environment } from '#src/platform/runtime/environment'
import { drawInvoiceInWorker } from './draw-in-worker'
import { type IssuedDocument, readDocument } from './stored-files'
import type { Locale } from './texts'

async function drawOrderInvoice(order: OrderRow, locale: Locale): Promise<Buffer> {
  const [{ payment }, terms, parties, method, held, withholding] = await Promise.all([
    getPaymentSettings(),
    getTerms(order),
    parseStoredInvoiceParties(order.invoice_parties) ?? loadInvoiceParties(order),
    findPaymentMethod(order.id),
    findHeldMoney(order),
    findWithholding(order.id),
  ])
  if (!parties) throw notFound()
  const account = order.state === 'awaiting-payment' ? payment : null
  const product = environment.APP_TITLE
  const withholdingRate = order.withheld > 0 ? (withholding?.rate ?? null) : null
  return await drawInvoiceInWorker({
    ...{ order, parties, account, held, withholdingRate, method, terms, product, locale },
  })
}

/** The invoice of a paid order, or null before payment. */
export const getIssuedInvoice = (order: OrderRow): IssuedDocument | null =>
  order.state === 'paid' && order.invoice_number
    ? {
        kind: 'invoice',
        subject: order.id,
        number: order.invoice_number,
        draw: locale => drawOrderInvoice(order, locale),
      }
    : null

/** The stored invoice of a paid order, or the pro forma invoice of an order that awaits payment. */
export async function getInvoiceFile(order: OrderRow, locale: Locale): Promise<FileResponse> {
  const issued = getIssuedInvoice(order)
  if (order.state !== 'paid' && order.state !== 'awaiting-payment') throw notFound()
  return {
    name: `${issued?.number ?? order.number}.pdf`,
    type: 'application/pdf',
    content: await (issued ? readDocument(issued, locale) : drawOrderInvoice(order, locale)),
  }
}
