import { type Level, levels, parseRegionCode } from '../rules/region-code'
import { isSameRegion, isSimilarName } from '../rules/region-spelling'
import { findRegion, listRegions } from './regions'

type Match =
  | { code: string }
  | { key: 'validation.region_unknown' | 'validation.region_ambiguous'; near: string[] }

/** The region that a cell means, by its code or by its name, inside the one above it; with names like it where it means none. */
export async function matchRegion(typed: string, parent: string): Promise<Match> {
  const code = parseRegionCode(typed)
  const siblings = await listRegions(parent)
  if (code && siblings.some(region => region.code === code)) return { code }
  const same = siblings.filter(({ name, level }) => isSameRegion(typed, name, level))
  const exact = same.filter(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const [found, other] = exact.length === 1 ? exact : same
  if (found && !other) return { code: found.code }
  if (found) return { key: 'validation.region_ambiguous', near: same.map(({ name }) => name) }
  const near = siblings.filter(({ name }) => isSimilarName(typed, name)).slice(0, 3)
  return { key: 'validation.region_unknown', near: near.map(({ name }) => name) }
}

type Places = Record<Level, string>
type Wrong = { column: Level; key: string; near: string[] }

/** The four regions of an address from the words of a file; what lies below a wrong one is not judged. */
export async function matchRegions(typed: Places): Promise<{ places: Places } | { wrong: Wrong[] }> {
  const places: Places = {
    province: typed.province,
    city: typed.city,
    district: typed.district,
    urban: typed.urban,
  }
  let parent = ''
  for (const column of levels) {
    if (typed[column] === '') return { wrong: [{ column, key: 'validation.required', near: [] }] }
    const match = await matchRegion(typed[column], parent)
    if ('key' in match) return { wrong: [{ column, ...match }] }
    places[column] = match.code
    parent = match.code
  }
  return (await findRegion(parent)) ? { places } : { wrong: [] }
}
