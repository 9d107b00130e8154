import { drawReceiptInWorker } from '#src/billing/invoice/draw-in-worker'
import type { Locale } from '#src/billing/invoice/texts'
import { loadInvoiceParties, parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import { getOrder } from '#src/billing/order/row'
import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { environment } from '#src/platform/runtime/environment'
import { listCoveredOrders } from './attempt-orders'
import type { PaymentAttempt } from './attempt-row'
import { paymentMethodDetails } from './rules/methods'

/** The receipt of a payment for the orders that it has paid. Throws 404 if it has paid none. */
export async function getReceiptFile(attempt: PaymentAttempt, locale: Locale): Promise<FileResponse> {
  const paid = (await listCoveredOrders([attempt])).filter(({ outcome }) => outcome === 'applied')
  const orders = await Promise.all(paid.map(async ({ id, amount }) => ({ ...(await getOrder(id)), amount })))
  const [first] = orders
  if (!first || attempt.paid_at === null) throw notFound()
  const parties = parseStoredInvoiceParties(first.invoice_parties) ?? (await loadInvoiceParties(first))
  if (!parties) throw notFound()
  const content = await drawReceiptInWorker({
    number: attempt.reference,
    paidAt: new Date(attempt.paid_at),
    method: paymentMethodDetails[attempt.method],
    orders: orders.map(({ number, invoice_number, amount, lines }) => ({
      number,
      invoice_number,
      amount,
      lines,
    })),
    refunded: attempt.refunded,
    parties,
    product: environment.APP_TITLE,
    locale,
  })
  return { name: `${attempt.reference}.pdf`, type: 'application/pdf', content }
}
