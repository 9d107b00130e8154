import type { Api, Registration } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { referralCodeSchema } from '@bgm/validation'
import type { SavedValues } from '#app/forms/use-submission'
import { getAccount } from '#app/services/account.server'
import { listIndustries } from '#app/services/industries.server'
import { listRegionChoices } from '#app/services/regions.server'
import { isKnownReferralCode } from '#app/services/registration.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { getPropertyWarnings } from './save-property.server'

/** Loads the data for the property step, with saved or restored values. */
export async function loadPropertyStep(
  api: Api,
  registration: Registration,
  typed: Record<string, string> | null,
) {
  const { property, file_npwp: file, industry, updated_at, referral_code } = registration
  const stored = property && {
    ...property,
    company_phone_number: format.phone(property.company_phone_number),
    npwp: format.npwp(property.npwp),
  }
  const saved: SavedValues = { ...(typed ?? stored ?? { referral_code }) }
  const [{ terms_due }, regions, industries, royalty, referralKnown] = await Promise.all([
    getAccount(api),
    listRegionChoices(api, saved),
    listIndustries(api),
    getRoyalty(api),
    knownReferral(api, saved.referral_code),
  ])
  return {
    saved,
    file,
    regions,
    referralKnown,
    agreed: { terms: !terms_due, referral: referral_code ?? null },
    royalty,
    warnings: getPropertyWarnings(saved),
    place: {
      industry: industries.find(({ key }) => key === industry?.industry),
      stars: String(industry?.hotel_stars ?? ''),
      area: String(industry?.area_size ?? ''),
      savedAt: updated_at,
    },
  }
}

/** Whether the entered referral code belongs to a partner; null if the code is malformed or missing. */
function knownReferral(api: Api, typed: SavedValues[string]): Promise<boolean> | null {
  const code = referralCodeSchema.safeParse({ referral_code: typed ?? '' })
  return code.success ? isKnownReferralCode(api, code.data.referral_code) : null
}
