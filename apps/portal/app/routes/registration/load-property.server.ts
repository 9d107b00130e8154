import type { Api, Registration } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import type { Saved } from '#app/forms/use-submission'
import { listIndustries } from '#app/services/industries.server'
import { listRegionChoices } from '#app/services/regions.server'
import { isKnownReferralCode } from '#app/services/registration.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { propertyWarnings } from './save-property.server'

/** What the property step shows: what is stored, or what was typed and could not be stored yet. */
export async function loadProperty(
  api: Api,
  registration: Registration,
  typed: Record<string, string> | null,
) {
  const { property, file_npwp: file, industry, updated_at } = registration
  const stored = property && {
    ...property,
    company_phone_number: format.phone(property.company_phone_number),
    npwp: format.npwp(property.npwp),
  }
  const saved: Saved = { ...(typed ?? stored) }
  const [regions, industries, royalty, referralKnown] = await Promise.all([
    listRegionChoices(api, saved),
    listIndustries(api),
    getRoyalty(api),
    property?.referral_code ? isKnownReferralCode(api, property.referral_code) : null,
  ])
  return {
    saved,
    file,
    regions,
    referralKnown,
    royalty,
    warnings: propertyWarnings(saved),
    place: {
      industry: industries.find(({ key }) => key === industry?.industry),
      stars: String(industry?.hotel_stars ?? ''),
      area: String(industry?.area_size ?? ''),
      savedAt: updated_at,
    },
  }
}
