import { registrations } from '@bgm/contract'
import { limitCodeGuesses } from '#src/api/membership/services/code-guess-limits'
import { getPaymentSettings } from '#src/api/order/services/settings'
import { getOrderDetail } from '#src/api/order/services/view'
import { setActiveOrganisation } from '#src/api/session/services/session'
import { implement } from '#src/http/implement'
import { type Account, getAccount, getSession } from '#src/http/request-context'
import { confirmRegistration } from '../services/confirm'
import { getOrCreateDraft, updateDraft } from '../services/draft'
import { saveIndustry, savePricing, saveProperty, saveVoucher } from '../services/steps'
import { getRegistrationView } from '../services/view'

const getView = async (account: Account) => getRegistrationView(await getOrCreateDraft(account), account)

export default implement(registrations, {
  get: ({ ctx }) => getView(getAccount(ctx)),

  async setIndustry({ body, ctx }) {
    const account = getAccount(ctx)
    await saveIndustry(await getOrCreateDraft(account), body)
    return getView(account)
  },

  async setProperty({ body, ctx }) {
    const account = getAccount(ctx)
    await saveProperty(await getOrCreateDraft(account), account, body)
    return getView(account)
  },

  async setPricing({ body, ctx }) {
    const account = getAccount(ctx)
    await savePricing(await getOrCreateDraft(account), account, body, new Date())
    return getView(account)
  },

  async setVoucher({ body: { voucher_code }, ctx }) {
    const account = getAccount(ctx)
    await limitCodeGuesses(ctx, 'voucher', async () =>
      saveVoucher(await getOrCreateDraft(account), account, voucher_code, new Date()),
    )
    return getView(account)
  },

  async removeVoucher({ ctx }) {
    const account = getAccount(ctx)
    await updateDraft(await getOrCreateDraft(account), { voucher_code: null })
    return getView(account)
  },

  async confirm({ body: { expected_total: expectedTotal }, idempotencyKey: key, ctx }) {
    const account = getAccount(ctx)
    const settings = await getPaymentSettings()
    const options = { expectedTotal, key, settings, now: new Date() }
    const { order, organisation } = await confirmRegistration(account, options)
    if (organisation) await setActiveOrganisation(getSession(ctx).documentId, organisation)
    return getOrderDetail(order, settings.payment)
  },
})
