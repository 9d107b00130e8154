import { findRegion, listRegions } from './regions'
import { parseRegionCode, type RegionLevel, regionLevels } from './rules/region-code'
import { suggestNames } from './rules/region-similarity'
import { matchesRegionName } from './rules/region-spelling'

export type RegionMatch =
  | { code: string }
  | {
      key: 'validation.region_unknown' | 'validation.region_ambiguous'
      near: string[]
      /** Whether nothing but the only similar name can be meant. */
      isCertain: boolean
    }

/**
 * Finds the region that a cell refers to, by code or by name within the parent region. Suggests similar
 * names if there is no match.
 */
export async function matchRegion(typed: string, parent: string): Promise<RegionMatch> {
  const code = parseRegionCode(typed)
  const siblings = await listRegions(parent)
  if (code && siblings.some(region => region.code === code)) return { code }
  const same = siblings.filter(({ name, level }) => matchesRegionName(typed, name, level))
  const exact = same.filter(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const [found, other] = exact.length === 1 ? exact : same
  if (found && !other) return { code: found.code }
  if (found)
    return { key: 'validation.region_ambiguous', near: same.map(({ name }) => name), isCertain: false }
  const { names: near, isCertain } = suggestNames(
    typed,
    siblings.map(({ name }) => name),
  )
  return { key: 'validation.region_unknown', near, isCertain }
}

/** `matchRegion` for the rows of a file, most of which name the same regions. */
export function createRegionMatcher(): typeof matchRegion {
  const matches = new Map<string, Promise<RegionMatch>>()
  return (typed, parent) => {
    const key = `${parent} ${typed}`
    const known = matches.get(key) ?? matchRegion(typed, parent)
    matches.set(key, known)
    return known
  }
}

type AddressRegions = Record<RegionLevel, string>
type RegionError = { column: RegionLevel; key: string; near: string[]; value: string }

type MatchOptions = {
  match: typeof matchRegion
  /** Returns the name that replaces a cell, or null. */
  propose(column: RegionLevel, names: readonly string[], isCertain: boolean): string | null
}

// Longer than the name of any region. Limits the work of comparing it with each of them.
const maxLength = 80

/** Resolves the four regions of an address from a file, stopping at the first region that does not match. */
export async function matchRegions(
  typed: AddressRegions,
  { match, propose }: MatchOptions,
): Promise<{ regions: AddressRegions } | { wrong: RegionError[] }> {
  const regions: AddressRegions = { province: '', city: '', district: '', urban: '' }
  let parent = ''
  for (const column of regionLevels) {
    const value = typed[column].slice(0, maxLength)
    if (value === '') return { wrong: [{ column, key: 'validation.required', near: [], value }] }
    let found = await match(value, parent)
    if ('key' in found && found.near.length > 0) {
      const chosen = propose(column, found.near, found.isCertain)
      if (chosen !== null) found = await match(chosen, parent)
    }
    if ('key' in found) return { wrong: [{ column, key: found.key, near: found.near, value }] }
    regions[column] = found.code
    parent = found.code
  }
  return (await findRegion(parent)) ? { regions } : { wrong: [] }
}
