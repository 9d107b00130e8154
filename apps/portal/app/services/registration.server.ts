import type { Api, Download, Order, Registration } from '@bgm/api-client'
import type { Industry, Pricing, Property } from '@bgm/validation'

export const getRegistration = (api: Api): Promise<Registration> => api.registration.get()

export const saveIndustry = (api: Api, industry: Industry) => api.registration.setIndustry(industry)

export const saveProperty = (api: Api, property: Property) => api.registration.setProperty(property)

export const saveTaxFile = (api: Api, file: File) => api.registration.uploadTaxFile(file)

export const getTaxFile = (api: Api): Promise<Download> => api.registration.downloadTaxFile()

export const savePricing = (api: Api, pricing: Pricing) => api.registration.setPricing(pricing)

export const applyVoucher = (api: Api, code: string) => api.registration.setVoucher(code)

export const removeVoucher = (api: Api) => api.registration.removeVoucher()

/** Places the order once per key; fails if the total differs from the one shown. */
export const confirmRegistration = (
  api: Api,
  expectedTotal: number,
  idempotencyKey: string,
): Promise<Order> => api.registration.confirm(expectedTotal, idempotencyKey)

export async function isKnownReferralCode(api: Api, code: string): Promise<boolean> {
  const { valid } = await api.referralCodes.check({ referral_code: code })
  return valid
}
