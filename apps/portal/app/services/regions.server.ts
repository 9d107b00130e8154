import type { Api, Region as FullRegion, RegionLevel } from '@bgm/api-client'

import { formatAddress } from './address'

export type { RegionLevel }
export type Region = Pick<FullRegion, 'code' | 'name'>
export type RegionChoices = Record<RegionLevel, Region[]>

/** Lists the regions directly within a parent, sorted by name; without a parent, lists the provinces. */
export async function listRegions(api: Api, parent?: string): Promise<Region[]> {
  const regions = await api.regions.list({ parent })
  return regions.map(({ code, name }) => ({ code, name }))
}

const code = /^\d{2}(?:\.?\d{2,4}){0,3}$/

/** Returns the lists for the four levels; a list is empty until its parent is chosen. */
export async function listRegionChoices(api: Api, chosen: Record<string, unknown>): Promise<RegionChoices> {
  const inside = (parent: unknown) =>
    typeof parent === 'string' && code.test(parent) ? listRegions(api, parent) : []
  const [province, city, district, urban] = await Promise.all([
    listRegions(api),
    inside(chosen.province),
    inside(chosen.city),
    inside(chosen.district),
  ])
  return { province, city, district, urban }
}

type Written = {
  company_address: string
  province: string
  city: string
  district: string
  urban: string
  zip_code: string
}

/** Returns the address from the property step on one line, with the names of its regions. */
export async function getAddressLine(api: Api, { company_address, urban, zip_code, ...codes }: Written) {
  const { chain, ...place } = await api.regions.get(urban)
  const getName = (code: string) => ({ name: chain.find(region => region.code === code)?.name ?? code })
  return formatAddress({
    street: company_address,
    urban: place,
    district: getName(codes.district),
    city: getName(codes.city),
    province: getName(codes.province),
    zip_code,
  })
}

/** The cities and regencies of each province, as options of one list. */
export async function listCityOptions(api: Api) {
  const provinces = await api.regions.listCities()
  return provinces.map(({ name, cities }) => ({
    label: name,
    options: cities.map(city => ({ value: city.code, label: city.name })),
  }))
}
