import { regions } from '@bgm/contract'
import { findRegion, getCodePath, listRegions, parseRegionCode, type Region } from '#src/customers'
import { fieldError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import type { RequestContext } from '#src/platform/http/request-context'

const cacheForOneDay = (ctx: RequestContext) => ctx.set('cache-control', 'public, max-age=86400')

export default implement(regions, {
  async list({ query: { parent }, ctx }) {
    const code = parent === undefined ? '' : parseRegionCode(parent)
    if (code === null) throw fieldError('parent', 'validation.region')
    if (code !== '' && !(await findRegion(code))) throw notFound()
    cacheForOneDay(ctx)
    return listRegions(code)
  },

  async listCities({ ctx }) {
    cacheForOneDay(ctx)
    const provinces = await listRegions('')
    return Promise.all(
      provinces.map(async province => ({ ...province, cities: await listRegions(province.code) })),
    )
  },

  async get({ params, ctx }) {
    const code = parseRegionCode(params.code)
    const region = code === null ? null : await findRegion(code)
    if (!region) throw notFound()
    const chain = await Promise.all(getCodePath(region.code).map(findRegion))
    cacheForOneDay(ctx)
    return { ...region, chain: chain.filter((step): step is Region => step !== null) }
  },
})
