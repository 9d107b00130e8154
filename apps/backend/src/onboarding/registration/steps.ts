import { fitsArea, type Industry, type Pricing, type Property } from '@bgm/validation'
import {
  findPackage,
  formatOrderNumber,
  getOrderSeries,
  getPaymentSettings,
  getQuote,
  getUnitPrice,
} from '#src/billing'
import { resolveRegions } from '#src/customers'
import { recordConsent } from '#src/identity'
import { fieldError, HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { nextSequenceNumber } from '#src/platform/sequence'
import { missingStepError, type RegistrationDraft, updateRegistrationDraft } from './draft'

export const saveIndustry = (draft: RegistrationDraft, industry: Industry) =>
  updateRegistrationDraft(draft, { industry })

/** Saves the property step. Acceptance of the terms is recorded as consent the first time. */
export async function saveProperty(
  draft: RegistrationDraft,
  account: Account,
  input: Property,
): Promise<void> {
  if (!draft.industry) throw missingStepError()
  const property = await resolveRegions(input)
  await strapi.db.transaction(async () => {
    await updateRegistrationDraft(draft, {
      property,
      terms_accepted_at: draft.terms_accepted_at ?? new Date(),
    })
    if (!draft.terms_accepted_at) await recordConsent(account.documentId, 'terms', account.locale)
  })
}

async function requireOffer(
  { package: key, billing_period, zone_count }: Pricing,
  { area_size }: Industry,
  account: Account,
) {
  const offer = await findPackage(key, account.locale)
  if (!offer) throw fieldError('package', 'validation.package')
  if (!fitsArea(offer, area_size)) throw fieldError('package', 'validation.package_area')
  if (getUnitPrice(offer, billing_period) === null) {
    throw fieldError('billing_period', 'validation.billing_period')
  }
  if (zone_count > offer.max_zones) throw fieldError('zone_count', 'validation.zone_count')
}

/** Saves the pricing step. Assigns an order number on the first call. */
export async function savePricing(
  draft: RegistrationDraft,
  account: Account,
  pricing: Pricing,
  now: Date,
): Promise<void> {
  if (!draft.industry || !draft.property) throw missingStepError()
  await requireOffer(pricing, draft.industry, account)
  const order_number =
    draft.order_number ?? formatOrderNumber(now, await nextSequenceNumber(getOrderSeries(now)))
  await updateRegistrationDraft(draft, { pricing, order_number })
}

/** Stores a voucher if it is valid for this order. Throws 422 with the reason otherwise. */
export async function saveVoucher(
  draft: RegistrationDraft,
  account: Account,
  code: string,
  now: Date,
): Promise<void> {
  const { pricing, industry } = draft
  if (!pricing || !industry) throw missingStepError()
  const { quote, voucherError } = await getQuote({
    pricing,
    voucherCode: code,
    locale: account.locale,
    area: industry.area_size,
    settings: await getPaymentSettings(),
    now,
  })
  if (!quote) throw missingStepError()
  if (voucherError)
    throw new HttpError(422, 'The voucher is not valid for this order', { code: voucherError })
  await updateRegistrationDraft(draft, { voucher_code: code })
}
