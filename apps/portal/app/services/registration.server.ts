import type { Api, Download, Order, Registration } from '@bgm/api-client'
import type { Industry, Pricing, Property } from '@bgm/validation'

export const getRegistration = (api: Api): Promise<Registration> => api.registrations.get()

export const saveIndustry = (api: Api, industry: Industry) => api.registrations.setIndustry(industry)

export const saveProperty = (api: Api, property: Property) => api.registrations.setProperty(property)

export const saveTaxFile = (api: Api, file: File) => api.registrationTaxFiles.upload(file)

export const getTaxFile = (api: Api): Promise<Download> => api.registrationTaxFiles.download()

export const savePricing = (api: Api, pricing: Pricing) => api.registrations.setPricing(pricing)

export const applyVoucher = (api: Api, code: string) => api.registrations.setVoucher({ voucher_code: code })

export const removeVoucher = (api: Api) => api.registrations.removeVoucher()

/** Places the order once per key; fails if the total differs from the one shown. */
export const confirmRegistration = (
  api: Api,
  expectedTotal: number,
  idempotencyKey: string,
): Promise<Order> => api.registrations.confirm({ expected_total: expectedTotal }, idempotencyKey)

export async function isKnownReferralCode(api: Api, code: string): Promise<boolean> {
  const { valid } = await api.referralCodes.check({ referral_code: code })
  return valid
}
