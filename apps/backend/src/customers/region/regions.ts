import { findRegionLevel, getParentCode, type RegionLevel } from './rules/region-code'
import { formatRegionName } from './rules/region-name'

export type Region = { code: string; name: string; level: RegionLevel }
type Regions = { byCode: Map<string, Region>; byParent: Map<string, Region[]> }

async function load(): Promise<Regions> {
  const { getDistricts, getProvinces, getRegencies, getVillages } = await import('idn-area-data')
  const sources = await Promise.all([getProvinces(), getRegencies(), getDistricts(), getVillages()])
  const byCode = new Map<string, Region>()
  const byParent = new Map<string, Region[]>()
  for (const { code, name } of sources.flat()) {
    const level = findRegionLevel(code)
    if (!level) continue
    const region = { code, name: formatRegionName(name), level }
    byCode.set(code, region)
    const siblings = byParent.get(getParentCode(code))
    if (siblings) siblings.push(region)
    else byParent.set(getParentCode(code), [region])
  }
  for (const siblings of byParent.values()) siblings.sort((a, b) => a.name.localeCompare(b.name, 'id'))
  return { byCode, byParent }
}

let loaded: Promise<Regions> | undefined

// Loads 91,000 rows once, on first use.
function regions(): Promise<Regions> {
  loaded ??= load()
  return loaded
}

/** The direct children of a region, sorted by name, or the provinces if the code is empty. */
export const listRegions = async (parent: string): Promise<Region[]> =>
  (await regions()).byParent.get(parent) ?? []

export const findRegion = async (code: string): Promise<Region | null> =>
  (await regions()).byCode.get(code) ?? null

/** The code and the name of a region; a code that no longer exists is its own name. */
export const getRegionRef = async (code: string): Promise<{ code: string; name: string }> => ({
  code,
  name: (await findRegion(code))?.name ?? code,
})
