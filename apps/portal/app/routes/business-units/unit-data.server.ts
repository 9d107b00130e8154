import type { Api, BusinessUnit } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { npwpWarning, zipCodeWarning } from '@bgm/validation'
import type { Saved } from '#app/forms/use-submission'
import { listIndustries } from '#app/services/industries.server'
import { listRegionChoices } from '#app/services/regions.server'

/** What is stored, as the form's fields have it. */
export function savedOf(unit: BusinessUnit): Record<string, string> {
  const { address } = unit
  const texts = {
    name: unit.name,
    brand_name: unit.brand_name,
    industry: unit.industry,
    hotel_stars: unit.hotel_stars,
    area_size: unit.area_size,
    outlet_code: unit.outlet_code,
    company_name: unit.company_name,
    company_email: unit.company_email,
    company_phone_number: format.phone(unit.company_phone_number),
    npwp: format.npwp(unit.npwp),
    company_address: address.street,
    province: address.province.code,
    city: address.city.code,
    district: address.district.code,
    urban: address.urban.code,
    zip_code: address.zip_code,
  }
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value ?? '')]))
}

/** The lists that the form chooses from, and doubts about what stands in it that hold nobody up. */
export async function unitChoices(api: Api, saved: Saved) {
  const [industries, regions] = await Promise.all([listIndustries(api), listRegionChoices(api, saved)])
  const { npwp, zip_code: zip, province } = saved
  return {
    industries: industries.map(({ key, name }) => ({ value: key, label: name })),
    regions,
    warnings: {
      npwp: typeof npwp === 'string' ? npwpWarning(npwp) : null,
      zip_code:
        typeof zip === 'string' && typeof province === 'string' ? zipCodeWarning(zip, province) : null,
    },
  }
}
