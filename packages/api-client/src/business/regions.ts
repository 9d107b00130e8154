import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { dataResponse } from '../wire'

export const regionLevels = ['province', 'city', 'district', 'urban'] as const
export type RegionLevel = (typeof regionLevels)[number]

const region = z.object({ code: z.string(), name: z.string(), level: z.enum(regionLevels) })
export type Region = z.output<typeof region>

const regionWithChain = region.extend({ chain: z.array(region) })
export type RegionWithAncestors = z.output<typeof regionWithChain>

/** Provinces, cities, districts and villages by official code; needs no session. */
export const createRegionsApi = (http: HttpClient) => ({
  /** Lists the regions directly inside `parent`, sorted by name; without `parent`, the provinces. */
  list: (parent?: string) =>
    http.call('get', 'regions', { query: { parent }, schema: dataResponse(z.array(region)) }),
  /** Returns a region and its ancestors, starting with the province. */
  get: (code: string) =>
    http.call('get', `regions/${pathSegment(code)}`, { schema: dataResponse(regionWithChain) }),
})
