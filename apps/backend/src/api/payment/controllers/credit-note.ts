import { z } from 'zod'
import { getScope, requirePermission, unitRecordsInScopeFilter } from '#src/api/membership/services/scope'
import { findOrder } from '#src/api/order/services/row'
import { notFound } from '#src/http/errors'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { sendCreditNote } from '../services/credit-note'
import { findCreditNote } from '../services/refund-row'
import { isRefundInScope } from '../services/refund-view'

const creditNoteQuery = z.strictObject({ locale: z.enum(['id', 'en']).default('id') })

export default {
  async download(ctx: RequestContext) {
    const { locale } = parseInput(creditNoteQuery, ctx.query)
    const scope = getScope(ctx)
    const order = await findOrder({ $and: [{ documentId: ctx.params.id }, unitRecordsInScopeFilter(scope)] })
    if (!order) throw notFound()
    requirePermission(scope, 'invoice.read')
    const note = await findCreditNote(order.id, ctx.params.number ?? '')
    if (!note || !(await isRefundInScope(note, scope))) throw notFound()
    await sendCreditNote(ctx, note, locale)
  },
}
