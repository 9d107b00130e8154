import type {
  Api,
  BusinessUnit,
  BusinessUnitState,
  BusinessUnitsQuery,
  Download,
  Pagination,
} from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { BusinessUnitBody } from '@bgm/validation'
import { getCsvSeparator } from './csv'
import { listIndustries } from './industries.server'
import { listPackages } from './packages.server'

export type ListedUnit = {
  id: string
  name: string
  /** The industry and the city. */
  detail: string
  industry: string
  cid: string
  outlet_code: string | null
  package: string
  zones: number
  state: BusinessUnitState
  expires: string | null
}

type Option = {
  value: string
  label: string
}

/** The filter choices for the list: all industries and packages on offer, and the cities with a unit. */
export type FilterChoices = Record<'industry' | 'package' | 'city', Option[]>

const asOption = ({ code, name }: { code: string; name: string }): Option => ({ value: code, label: name })

async function getNames(api: Api) {
  const [industries, packages] = await Promise.all([listIndustries(api), listPackages(api)])
  const names = new Map(industries.map(({ key, name }) => [key, name]))
  const titles = new Map(packages.map(({ key, title }) => [key, title]))
  return {
    getIndustry: (key: string) => names.get(key) ?? key,
    getPackage: (key: string | null) => titles.get(key ?? '') ?? '',
    choices: {
      industry: industries.map(({ key: code, name }) => asOption({ code, name })),
      package: packages.map(({ key: code, title: name }) => asOption({ code, name })),
    },
  }
}

/** The filters of the unit list, as in its query string. */
export type UnitFilter = Omit<BusinessUnitsQuery, 'page' | 'page_size'>

export { businessUnitStates, unitSorts } from '@bgm/api-client'

type UnitList = {
  units: ListedUnit[]
  pagination: Pagination
  choices: FilterChoices
  /** Filters that were left out because their value is not one of the choices. */
  unknown: string[]
}

const sameCode = (a: string, b: string) => a.replaceAll('.', '') === b.replaceAll('.', '')

/** Lists the organisation's units with the names of their industry and package. */
export async function listUnits(
  api: Api,
  { page, ...filter }: UnitFilter & { page?: number },
): Promise<UnitList> {
  const [{ data, pagination, cities }, { getIndustry, getPackage, choices: offered }] = await Promise.all([
    api.businessUnits.list({ ...filter, page }),
    getNames(api),
  ])
  const choices = { ...offered, city: cities.map(asOption) }
  const unknown = (['city', 'package'] as const).filter(name => {
    const code = filter[name]
    return code !== undefined && !choices[name].some(({ value }) => sameCode(value, code))
  })
  if (unknown.length > 0) {
    const rest = Object.fromEntries(
      Object.entries(filter).filter(([name]) => !unknown.some(one => one === name)),
    )
    return { ...(await listUnits(api, { ...rest, page })), unknown }
  }
  const units = data.map(unit => ({
    id: unit.id,
    name: unit.name,
    detail: [getIndustry(unit.industry), unit.address.city.name].filter(Boolean).join(', '),
    industry: unit.industry,
    cid: unit.cid,
    outlet_code: unit.outlet_code,
    package: getPackage(unit.package),
    zones: unit.zone_count,
    state: unit.state,
    expires: unit.expired_date,
  }))
  return { units, pagination, choices, unknown }
}

/** Lists up to 100 units by name, as filter choices. */
export async function listUnitOptions(api: Api): Promise<Option[]> {
  const { data } = await api.businessUnits.list({ sort: 'name', page_size: 100 })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

/** Returns a unit with the names of its industry and package. */
export async function getUnit(api: Api, id: string) {
  const [unit, { getIndustry, getPackage }] = await Promise.all([api.businessUnits.get(id), getNames(api)])
  return { unit, industry: getIndustry(unit.industry), package: getPackage(unit.package) }
}

export const getUnitTaxFile = (api: Api, id: string): Promise<Download> =>
  api.businessUnits.downloadTaxFile(id)

/**
 * Downloads all filtered units as a CSV file with the columns of an import.
 */
export const getUnitsFile = (api: Api, filter: UnitFilter, locale: Locale): Promise<Download> =>
  api.businessUnits.download({ ...filter, separator: getCsvSeparator(locale) })

/** Creates a unit and uploads its tax file, if any; `kept` is false if the upload failed. */
export async function createUnit(api: Api, unit: BusinessUnitBody, file: File | undefined, key: string) {
  const { id } = await api.businessUnits.create(unit, key)
  const kept = !file || (await api.businessUnits.uploadTaxFile(id, file).then(yes, no))
  return { id, kept }
}

const yes = () => true
const no = () => false

/** Updates a unit. If the stored version is newer, the update is a conflict. */
export const updateUnit = (api: Api, id: string, unit: BusinessUnitBody, version: number) =>
  api.businessUnits.update(id, { ...unit, version })

export const replaceUnitTaxFile = (api: Api, id: string, file: File) =>
  api.businessUnits.uploadTaxFile(id, file)

export const removeUnit = (api: Api, id: string) => api.businessUnits.remove(id)

export type { BusinessUnit }

/** Blocks explicit tracks in all zones of a unit, or leaves the choice to each zone. */
export const setUnitExplicitPolicy = (api: Api, id: string, block: boolean) =>
  api.businessUnits.setMusic(id, { explicit_policy: block ? 'block' : 'inherit' })
