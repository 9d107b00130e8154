import type { Api, BusinessUnit, User } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { findNpwpWarning, findZipCodeWarning, hasPermission } from '@bgm/validation'
import type { SavedValues } from '#app/forms/use-submission'
import { findActiveMembership } from '#app/services/account.server'
import { listSearchableIndustries } from '#app/services/industries.server'
import { getOrganisation } from '#app/services/organisations.server'
import { listRegionChoices } from '#app/services/regions.server'

/** Converts a stored unit to form values. */
export function toFormValues(unit: BusinessUnit): Record<string, string> {
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

const companyFields = ['company_name', 'company_email', 'company_phone_number', 'npwp']

/**
 * Returns the company data with which a new unit is prefilled: the organisation's data, or else the first
 * unit's.
 */
export async function getCompanyDefaults(api: Api, account: User): Promise<Record<string, string>> {
  const reads = hasPermission(findActiveMembership(account)?.role ?? null, 'organisation.read')
  const [{ data }, organisation] = await Promise.all([
    api.businessUnits.list({ sort: 'created_at', page_size: 1 }),
    reads ? getOrganisation(api) : null,
  ])
  const [unit] = data
  const known = Object.entries(unit ? toFormValues(unit) : {}).filter(([name]) =>
    companyFields.includes(name),
  )
  const own = {
    company_name: organisation?.name,
    company_email: organisation?.company_email,
    npwp: organisation?.npwp && format.npwp(organisation.npwp),
  }
  const said = Object.entries(own).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  )
  return Object.fromEntries([...known, ...said])
}

/** Returns the form's options and its non-blocking warnings. */
export async function getFormChoices(api: Api, saved: SavedValues) {
  const [industries, regions] = await Promise.all([
    listSearchableIndustries(api),
    listRegionChoices(api, saved),
  ])
  const { npwp, zip_code: zip, province } = saved
  return {
    industries,
    regions,
    warnings: {
      npwp: typeof npwp === 'string' ? findNpwpWarning(npwp) : null,
      zip_code:
        typeof zip === 'string' && typeof province === 'string' ? findZipCodeWarning(zip, province) : null,
    },
  }
}
