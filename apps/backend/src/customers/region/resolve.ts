import { fieldError, HttpError } from '#src/platform/http/errors'
import { findRegion } from './regions'
import { getParentCode, parseRegionCode, type RegionLevel, regionLevels } from './rules/region-code'

/**
 * Returns the address with region codes in dotted form. Throws 400 with an error for each region that does
 * not exist or is not within its parent.
 */
export async function resolveRegions<T extends Record<RegionLevel, string>>(address: T): Promise<T> {
  const resolved = { ...address }
  const invalid: RegionLevel[] = []
  let parent = ''
  for (const level of regionLevels) {
    const code = parseRegionCode(address[level]) ?? ''
    const region = await findRegion(code)
    if (region?.level !== level || getParentCode(code) !== parent) invalid.push(level)
    Object.assign(resolved, { [level]: code })
    parent = code
  }
  if (invalid.length === 0) return resolved
  throw new HttpError(400, 'The form is invalid', {
    fields: invalid.map(level => ({ path: [level], message: 'validation.region' })),
  })
}

/** The code of a city in dotted form. Throws 400 unless it exists. */
export async function resolveCity(typed: string): Promise<string> {
  const code = parseRegionCode(typed) ?? ''
  if ((await findRegion(code))?.level !== 'city') throw fieldError('city', 'validation.region')
  return code
}
