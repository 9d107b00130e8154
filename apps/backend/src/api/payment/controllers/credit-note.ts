import { z } from 'zod'
import { getScope, requirePermission, unitRecordsInScopeFilter } from '#src/api/membership/services/scope'
import { loadParties, parseStoredParties } from '#src/api/order/services/invoice-parties'
import { findOrder } from '#src/api/order/services/row'
import { notFound } from '#src/http/errors'
import { parseInput } from '#src/http/parse-body'
import type { Call } from '#src/http/request-context'
import { drawCreditNote } from '#src/invoice/draw-credit-note'
import { environment } from '#src/runtime/environment'
import { findCreditNote } from '../services/refund-row'

const creditNoteQuery = z.strictObject({ locale: z.enum(['id', 'en']).default('id') })

export default {
  async download(ctx: Call) {
    const { locale } = parseInput(creditNoteQuery, ctx.query)
    const scope = await getScope(ctx)
    const order = await findOrder({ $and: [{ documentId: ctx.params.id }, unitRecordsInScopeFilter(scope)] })
    if (!order) throw notFound()
    requirePermission(scope, 'invoice.read')
    const note = await findCreditNote(order.id, ctx.params.number ?? '')
    const { business_unit: unit } = order
    if (!note || !unit) throw notFound()
    const parties = parseStoredParties(order.invoice_parties) ?? (await loadParties(unit.id))
    const bytes = await drawCreditNote({ ...note, order, parties, product: environment.APP_TITLE, locale })
    ctx.set('content-type', 'application/pdf')
    ctx.set('content-disposition', `attachment; filename="${note.number}.pdf"`)
    ctx.set('x-content-type-options', 'nosniff')
    ctx.set('cache-control', 'private, no-store')
    ctx.body = bytes
  },
}
