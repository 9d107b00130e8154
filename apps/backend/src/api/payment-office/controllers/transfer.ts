import { z } from 'zod'
import {
  decideTransfer,
  findOrder,
  findTransfer,
  getStaffMember,
  listWaitingTransfers,
  paymentActionId,
  recordTransfer,
} from '#src/billing'
import { HttpError, notFound } from '#src/platform/http/errors'
import { parseBody } from '#src/platform/http/parse-body'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'
import { codeField } from '#src/platform/http/text-fields'

const recordBody = z.strictObject({ reference: codeField(120).min(3) })
const noBody = z.strictObject({})

type PanelCall = RequestContext & { state: { userAbility?: { can(action: string): boolean } } }

function getId(ctx: RequestContext): string {
  const id = recordId.safeParse(ctx.params.id)
  if (!id.success) throw notFound()
  return id.data
}

/** Bank transfers that staff record for orders, and those that a second person confirms. */
export default {
  async list(ctx: RequestContext) {
    ctx.body = { data: await listWaitingTransfers() }
  },

  async record(ctx: RequestContext) {
    const order = await findOrder({ documentId: getId(ctx) })
    if (!order) throw notFound()
    const { reference } = parseBody(ctx, recordBody)
    await recordTransfer(order.id, { reference, staff: getStaffMember(ctx) })
    ctx.status = 204
  },

  async confirm(ctx: RequestContext) {
    parseBody(ctx, noBody)
    await decideTransfer(getId(ctx), { staff: getStaffMember(ctx), confirm: true })
    ctx.status = 204
  },

  async reject(ctx: PanelCall) {
    parseBody(ctx, noBody)
    const staff = getStaffMember(ctx)
    const transfer = await findTransfer({ document_id: getId(ctx) })
    if (!transfer) throw notFound()
    const own = transfer.recorded_by === String(staff.id)
    if (!own && !ctx.state.userAbility?.can(paymentActionId('approve'))) throw new HttpError(403, 'Forbidden')
    await decideTransfer(transfer.document_id, { staff, confirm: false })
    ctx.status = 204
  },
}
