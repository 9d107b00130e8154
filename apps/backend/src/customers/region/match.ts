import { findRegion, listRegions } from './regions'
import { parseRegionCode, type RegionLevel, regionLevels } from './rules/region-code'
import { findSimilarNames } from './rules/region-similarity'
import { matchesRegionName } from './rules/region-spelling'

type Match =
  | { code: string }
  | { key: 'validation.region_unknown' | 'validation.region_ambiguous'; near: string[] }

/**
 * Finds the region that a cell refers to, by code or by name within the parent region. Suggests similar
 * names if there is no match.
 */
async function matchRegion(typed: string, parent: string): Promise<Match> {
  const code = parseRegionCode(typed)
  const siblings = await listRegions(parent)
  if (code && siblings.some(region => region.code === code)) return { code }
  const same = siblings.filter(({ name, level }) => matchesRegionName(typed, name, level))
  const exact = same.filter(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const [found, other] = exact.length === 1 ? exact : same
  if (found && !other) return { code: found.code }
  if (found) return { key: 'validation.region_ambiguous', near: same.map(({ name }) => name) }
  const names = siblings.map(({ name }) => name)
  return { key: 'validation.region_unknown', near: findSimilarNames(typed, names) }
}

type AddressRegions = Record<RegionLevel, string>
type RegionError = { column: RegionLevel; key: string; near: string[]; value: string }

/** Resolves the four regions of an address from a file, stopping at the first region that does not match. */
export async function matchRegions(
  typed: AddressRegions,
): Promise<{ regions: AddressRegions } | { wrong: RegionError[] }> {
  const regions: AddressRegions = {
    province: typed.province,
    city: typed.city,
    district: typed.district,
    urban: typed.urban,
  }
  // Longer than the name of any region. Limits the work of comparing it with each of them.
  const maxLength = 80
  let parent = ''
  for (const column of regionLevels) {
    const value = typed[column].slice(0, maxLength)
    if (value === '') return { wrong: [{ column, key: 'validation.required', near: [], value }] }
    const match = await matchRegion(value, parent)
    if ('key' in match) return { wrong: [{ column, ...match, value }] }
    regions[column] = match.code
    parent = match.code
  }
  return (await findRegion(parent)) ? { regions } : { wrong: [] }
}
