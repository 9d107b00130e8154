import { z } from 'zod'
import {
  decidePriceChange,
  findPriceChangeView,
  getStaffMember,
  listCurrentPrices,
  listPriceChangeViews,
  newPriceChangeBody,
  priceChangeQuery,
  proposePriceChange,
  withdrawPriceChange,
} from '#src/billing'
import { notFound } from '#src/platform/http/errors'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'
import { textField } from '#src/platform/http/text-fields'

const noBody = z.strictObject({})
const declineBody = z.strictObject({ reason: textField(500).min(3) })

function readId({ params }: RequestContext): string {
  const id = recordId.safeParse(params.id)
  if (!id.success) throw notFound()
  return id.data
}

async function respond(ctx: RequestContext, id: string): Promise<void> {
  const data = await findPriceChangeView(id, getStaffMember(ctx))
  if (!data) throw notFound()
  ctx.body = { data }
}

/** Endpoints for changes of prices in the admin panel. */
export default {
  async list(ctx: RequestContext) {
    ctx.body = await listPriceChangeViews(parseInput(priceChangeQuery, ctx.query), getStaffMember(ctx))
  },

  async current(ctx: RequestContext) {
    ctx.body = { data: await listCurrentPrices() }
  },

  async show(ctx: RequestContext) {
    await respond(ctx, readId(ctx))
  },

  async propose(ctx: RequestContext) {
    const change = await proposePriceChange(parseBody(ctx, newPriceChangeBody), getStaffMember(ctx))
    ctx.status = 201
    await respond(ctx, change.document_id)
  },

  async approve(ctx: RequestContext) {
    parseBody(ctx, noBody)
    const id = readId(ctx)
    await decidePriceChange(id, { staff: getStaffMember(ctx), approve: true })
    await respond(ctx, id)
  },

  async decline(ctx: RequestContext) {
    const { reason } = parseBody(ctx, declineBody)
    const id = readId(ctx)
    await decidePriceChange(id, { staff: getStaffMember(ctx), approve: false, reason })
    await respond(ctx, id)
  },

  async withdraw(ctx: RequestContext) {
    parseBody(ctx, noBody)
    const id = readId(ctx)
    await withdrawPriceChange(id, getStaffMember(ctx))
    await respond(ctx, id)
  },
}
