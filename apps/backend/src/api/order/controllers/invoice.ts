import { z } from 'zod'
import { getScope, requirePermission, unitRecordsInScopeFilter } from '#src/api/membership/services/scope'
import { findHeldMoney } from '#src/api/payment/services/held-money'
import { findPaymentMethod } from '#src/api/payment/services/payment-method'
import { drawInWorker } from '#src/documents/draw'
import { notFound } from '#src/http/errors'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { environment } from '#src/runtime/environment'
import { loadInvoiceParties, parseStoredInvoiceParties } from '../services/invoice-parties'
import { findOrder } from '../services/row'
import { getPaymentSettings } from '../services/settings'
import { getTerms } from '../services/terms'

const invoiceQuery = z.strictObject({ locale: z.enum(['id', 'en']).default('id') })

export default {
  async download(ctx: RequestContext) {
    const { locale } = parseInput(invoiceQuery, ctx.query)
    const scope = getScope(ctx)
    const order = await findOrder({ $and: [{ documentId: ctx.params.id }, unitRecordsInScopeFilter(scope)] })
    if (!order) throw notFound()
    requirePermission(scope, 'invoice.read')
    const { business_unit: unit } = order
    if (!unit || (order.state !== 'paid' && order.state !== 'awaiting-payment')) throw notFound()
    const [{ payment }, terms, parties, method, held] = await Promise.all([
      getPaymentSettings(),
      getTerms(order),
      parseStoredInvoiceParties(order.invoice_parties) ?? loadInvoiceParties(unit.id),
      findPaymentMethod(order.id),
      findHeldMoney(order),
    ])
    const account = order.state === 'awaiting-payment' ? payment : null
    const product = environment.APP_TITLE
    const bytes = await drawInWorker('invoice', {
      order,
      parties,
      account,
      held,
      method,
      terms,
      product,
      locale,
    })
    ctx.set('content-type', 'application/pdf')
    ctx.set('content-disposition', `attachment; filename="${order.invoice_number ?? order.number}.pdf"`)
    ctx.set('x-content-type-options', 'nosniff')
    ctx.set('cache-control', 'private, no-store')
    ctx.body = bytes
  },
}
