import { HttpError } from '#src/http/errors'
import { type Level, levels, parentCode, parseRegionCode } from '../rules/region-code'
import { findRegion } from './regions'

/** The same address with codes in their one spelling; throws 400 beside every region that is none or lies elsewhere. */
export async function resolveRegions<T extends Record<Level, string>>(address: T): Promise<T> {
  const settled = { ...address }
  const wrong: Level[] = []
  let parent = ''
  for (const level of levels) {
    const code = parseRegionCode(address[level]) ?? ''
    const region = await findRegion(code)
    if (region?.level !== level || parentCode(code) !== parent) wrong.push(level)
    Object.assign(settled, { [level]: code })
    parent = code
  }
  if (wrong.length === 0) return settled
  throw new HttpError(400, 'The form was refused', {
    fields: wrong.map(level => ({ path: [level], message: 'validation.region' })),
  })
}
