import { slipRefusals } from '@bgm/validation'
import { z } from 'zod'
import {
  acceptSlip,
  addWithholdingRule,
  findOrder,
  findSlip,
  getStaffMember,
  getWithholdingOffice,
  listWithholdingRules,
  readSlip,
  receiveWithheld,
  refuseSlip,
  withholdingRuleBody,
  withholdingsQuery,
} from '#src/billing'
import { notFound } from '#src/platform/http/errors'
import { sendFile } from '#src/platform/http/implement'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'
import { codeField, textField } from '#src/platform/http/text-fields'

const noBody = z.strictObject({})
const refusalBody = z.strictObject({
  refusal: z.enum(slipRefusals),
  note: textField(500)
    .nullish()
    .transform(note => note || null),
})
const receivedBody = z.strictObject({ reference: codeField(120).min(1) })

async function getStaff(ctx: RequestContext) {
  const staff = getStaffMember(ctx)
  await consume('accounting-account', String(staff.id))
  return staff
}

function getId(ctx: RequestContext): string {
  const id = recordId.safeParse(ctx.params.id)
  if (!id.success) throw notFound()
  return id.data
}

/** PPh 23 that customers have withheld, for Finance. */
export default {
  async list(ctx: RequestContext) {
    await getStaff(ctx)
    ctx.body = { data: await getWithholdingOffice(parseInput(withholdingsQuery, ctx.query).show) }
  },

  async rules(ctx: RequestContext) {
    await getStaff(ctx)
    ctx.body = { data: await listWithholdingRules() }
  },

  async addRule(ctx: RequestContext) {
    const staff = await getStaff(ctx)
    await addWithholdingRule(parseBody(ctx, withholdingRuleBody), staff)
    ctx.status = 204
  },

  async slip(ctx: RequestContext) {
    const staff = await getStaff(ctx)
    const slip = await findSlip({ document_id: getId(ctx) })
    if (!slip) throw notFound()
    strapi.log.info('a withholding slip was opened', { staff: staff.id, slip: slip.document_id })
    sendFile(ctx, await readSlip(slip))
  },

  async accept(ctx: RequestContext) {
    const staff = await getStaff(ctx)
    parseBody(ctx, noBody)
    await acceptSlip(getId(ctx), staff)
    ctx.status = 204
  },

  async refuse(ctx: RequestContext) {
    const staff = await getStaff(ctx)
    await refuseSlip(getId(ctx), parseBody(ctx, refusalBody), staff)
    ctx.status = 204
  },

  /** The customer has transferred what it had withheld. */
  async receive(ctx: RequestContext) {
    const staff = await getStaff(ctx)
    const { reference } = parseBody(ctx, receivedBody)
    const order = await findOrder({ documentId: getId(ctx) })
    if (!order) throw notFound()
    await receiveWithheld(order.id, { reference, staff })
    ctx.status = 204
  },
}
