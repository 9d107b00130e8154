import { registrations } from '@bgm/contract'
import { getOrderDetail, getPaymentSettings } from '#src/billing'
import { limitCodeGuesses } from '#src/customers'
import { setActiveOrganisation } from '#src/identity'
import {
  confirmRegistration,
  getOrCreateRegistrationDraft,
  getRegistrationView,
  saveIndustry,
  savePricing,
  saveProperty,
  saveVoucher,
  updateRegistrationDraft,
} from '#src/onboarding'
import { implement } from '#src/platform/http/implement'
import { type Account, getAccount, getSession } from '#src/platform/http/request-context'

const getView = async (account: Account) =>
  getRegistrationView(await getOrCreateRegistrationDraft(account), account)

export default implement(registrations, {
  get: ({ ctx }) => getView(getAccount(ctx)),

  async setIndustry({ body, ctx }) {
    const account = getAccount(ctx)
    await saveIndustry(await getOrCreateRegistrationDraft(account), body)
    return getView(account)
  },

  async setProperty({ body, ctx }) {
    const account = getAccount(ctx)
    await saveProperty(await getOrCreateRegistrationDraft(account), account, body)
    return getView(account)
  },

  async setPricing({ body, ctx }) {
    const account = getAccount(ctx)
    await savePricing(await getOrCreateRegistrationDraft(account), account, body, new Date())
    return getView(account)
  },

  async setVoucher({ body: { voucher_code }, ctx }) {
    const account = getAccount(ctx)
    await limitCodeGuesses(ctx, 'voucher', async () =>
      saveVoucher(await getOrCreateRegistrationDraft(account), account, voucher_code, new Date()),
    )
    return getView(account)
  },

  async removeVoucher({ ctx }) {
    const account = getAccount(ctx)
    await updateRegistrationDraft(await getOrCreateRegistrationDraft(account), { voucher_code: null })
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
