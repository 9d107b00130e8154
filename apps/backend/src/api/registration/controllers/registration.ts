import {
  confirmOrderBodySchema,
  industryBodySchema,
  pricingBodySchema,
  propertyBodySchema,
  voucherCodeBodySchema,
} from '@bgm/validation'
import { limitCodeGuesses } from '#src/api/membership/services/code-guess-limits'
import { findOrder } from '#src/api/order/services/row'
import { getPaymentSettings } from '#src/api/order/services/settings'
import { getOrderDetail } from '#src/api/order/services/view'
import { setActiveOrganisation } from '#src/api/session/services/session'
import { requireIdempotencyKey } from '#src/http/idempotency-key'
import { parseBody } from '#src/http/parse-body'
import { type Account, getAccount, getSession, type RequestContext } from '#src/http/request-context'
import { addStrapiNames } from '#src/http/strapi-names'
import { confirmRegistration } from '../services/confirm'
import { getOrCreateDraft, updateDraft } from '../services/draft'
import { saveIndustry, savePricing, saveProperty, saveVoucher } from '../services/steps'
import { getRegistrationView } from '../services/view'

const respond = async (ctx: RequestContext, account: Account) => {
  ctx.body = await getRegistrationView(await getOrCreateDraft(account), account)
}

export default {
  async get(ctx: RequestContext) {
    await respond(ctx, getAccount(ctx))
  },

  async setIndustry(ctx: RequestContext) {
    const account = getAccount(ctx)
    await saveIndustry(await getOrCreateDraft(account), parseBody(ctx, industryBodySchema))
    await respond(ctx, account)
  },

  async setProperty(ctx: RequestContext) {
    const account = getAccount(ctx)
    await saveProperty(await getOrCreateDraft(account), account, parseBody(ctx, propertyBodySchema))
    await respond(ctx, account)
  },

  async setPricing(ctx: RequestContext) {
    const account = getAccount(ctx)
    await savePricing(await getOrCreateDraft(account), account, parseBody(ctx, pricingBodySchema), new Date())
    await respond(ctx, account)
  },

  async setVoucher(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { voucher_code } = parseBody(ctx, voucherCodeBodySchema)
    await limitCodeGuesses(ctx, 'voucher', async () =>
      saveVoucher(await getOrCreateDraft(account), account, voucher_code, new Date()),
    )
    await respond(ctx, account)
  },

  async removeVoucher(ctx: RequestContext) {
    const account = getAccount(ctx)
    await updateDraft(await getOrCreateDraft(account), { voucher_code: null })
    await respond(ctx, account)
  },

  async confirm(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { expected_total } = parseBody(ctx, confirmOrderBodySchema)
    const confirming = { expectedTotal: expected_total, key: requireIdempotencyKey(ctx), now: new Date() }
    const confirmed = await confirmRegistration(account, confirming)
    const order = await findOrder({ documentId: confirmed.order })
    if (!order) throw new Error('The confirmed order cannot be found')
    const { payment } = await getPaymentSettings()
    if (confirmed.organisation)
      await setActiveOrganisation(getSession(ctx).documentId, confirmed.organisation)
    ctx.body = addStrapiNames(await getOrderDetail(order, payment))
  },
}
