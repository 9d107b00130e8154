import {
  type Api,
  type BusinessUnit,
  type BusinessUnitState,
  businessUnitStates,
  type Download,
  type Pagination,
} from '@bgm/api-client'
import { industrySlugs } from '@bgm/validation'
import { getIndustryNames } from './industries.server'
import { listPackages } from './packages.server'

export interface ListedUnit {
  id: string
  name: string
  /** Industry and city. */
  detail: string
  industry: string
  cid: string
  package: string
  zones: number
  state: BusinessUnitState
  expires: string | null
}

async function getNames(api: Api) {
  const [industryOf, packages] = await Promise.all([getIndustryNames(api), listPackages(api)])
  const titles = new Map(packages.map(({ key, title }) => [key, title]))
  return { industryOf, packageOf: (key: string | null) => titles.get(key ?? '') ?? '' }
}

export const unitFilters = ['q', 'industry', 'city', 'package', 'state', 'sort'] as const
export type UnitFilter = Partial<Record<(typeof unitFilters)[number], string>>

const sorts = ['name', '-name', 'created_at', '-created_at', 'expired_date', '-expired_date']
const known: Record<string, readonly string[]> = {
  industry: industrySlugs,
  state: businessUnitStates,
  sort: sorts,
}

/** A filter as an address holds it; a value that no list offers asks for nothing. */
const settled = (filter: UnitFilter): UnitFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name, value]) => known[name]?.includes(value) ?? /^[^\p{Cc}]+$/u.test(value),
    ),
  )

/** The units of the organisation with the names that people know their industry and package by. */
export async function listUnits(
  api: Api,
  { page, ...filter }: UnitFilter & { page?: number },
): Promise<{ units: ListedUnit[]; pagination: Pagination }> {
  const [{ data, pagination }, { industryOf, packageOf }] = await Promise.all([
    api.businessUnits.list({ ...settled(filter), page }),
    getNames(api),
  ])
  const units = data.map(unit => ({
    id: unit.id,
    name: unit.brand_name || unit.name,
    detail: [industryOf(unit.industry), unit.address.city.name].filter(Boolean).join(', '),
    industry: unit.industry,
    cid: unit.cid,
    package: packageOf(unit.package),
    zones: unit.zone_count,
    state: unit.state,
    expires: unit.expired_date,
  }))
  return { units, pagination }
}

/** One unit with the names of its industry and package. */
export async function getUnit(api: Api, id: string) {
  const [unit, { industryOf, packageOf }] = await Promise.all([api.businessUnits.get(id), getNames(api)])
  return { unit, industry: industryOf(unit.industry), package: packageOf(unit.package) }
}

export const getUnitTaxFile = (api: Api, id: string): Promise<Download> =>
  api.businessUnits.downloadTaxFile(id)

export type { BusinessUnit }
