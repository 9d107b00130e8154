import { z } from 'zod'
import { endpoints, get } from './endpoint'
import { optional } from './query'
import { dataOf } from './response'

export const regionLevels = ['province', 'city', 'district', 'urban'] as const
export type RegionLevel = (typeof regionLevels)[number]

const region = z.object({ code: z.string(), name: z.string(), level: z.enum(regionLevels) })
export type Region = z.output<typeof region>

/** Provinces, cities, districts and villages by official code. */
export const regions = endpoints({
  /** The regions directly inside `parent`, sorted by name; without `parent`, the provinces. */
  list: get('/regions', {
    caller: 'anyone',
    query: z.object({ parent: optional(z.string('validation.region').max(40, 'validation.region')) }),
    response: dataOf(z.array(region)),
  }),
  /** The provinces with their cities and regencies, both sorted by name. */
  listCities: get('/regions/cities', {
    caller: 'anyone',
    response: dataOf(z.array(region.extend({ cities: z.array(region) }))),
  }),
  /** A region and its ancestors, starting with the province. */
  get: get('/regions/:code', {
    caller: 'anyone',
    response: dataOf(region.extend({ chain: z.array(region) })),
  }),
})
