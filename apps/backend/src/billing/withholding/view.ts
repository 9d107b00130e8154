import { toTaxIdentity } from '#src/billing/coretax/rules/tax-identity'
import { parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import type { OrderRow } from '#src/billing/order/row'
import { getPaymentSettings } from '#src/billing/order/settings'
import { notFound } from '#src/platform/http/errors'
import { findWithholding, getWithholdingState, listSlips, type SlipRow } from './row'

const date = (at: number | null) => (at === null ? null : new Date(at))

const toSlipView = (slip: SlipRow) => ({
  id: slip.document_id,
  number: slip.number,
  issued_on: slip.issued_on,
  base: slip.base,
  amount: slip.amount,
  state: slip.state,
  refusal: slip.refusal,
  note: slip.note,
  sent_at: new Date(slip.sent_at),
  decided_at: date(slip.decided_at),
})

/** What was withheld from a paid order, what the buyer enters in its own report, and the slips. Throws 404 without any. */
export async function getWithholdingView(order: OrderRow) {
  const withholding = await findWithholding(order.id)
  const parties = parseStoredInvoiceParties(order.invoice_parties)
  if (!withholding || withholding.due_at === null || !order.paid_at || !parties) throw notFound()
  const slips = await listSlips([withholding.id])
  const { payment } = await getPaymentSettings()
  const seller = toTaxIdentity(parties.seller.npwp)
  const { rate, basis, base, amount, object_code } = withholding
  return {
    order: { id: order.documentId, number: order.number, total: order.total },
    state: getWithholdingState(withholding, slips),
    rate,
    basis,
    base,
    amount,
    due_at: new Date(withholding.due_at),
    report: {
      name: parties.seller.name,
      tin: seller?.tin ?? '',
      idtku: seller?.idtku ?? '',
      object_code,
      document: order.invoice_number ?? order.number,
      document_date: order.paid_at,
    },
    account: payment && withholding.state === 'open' ? { ...payment, reference: order.number } : null,
    slips: slips.map(toSlipView).reverse(),
  }
}
