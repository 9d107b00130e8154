import { fieldError, notFound } from '#src/http/errors'
import type { RequestContext } from '#src/http/request-context'
import { getCodePath, parseRegionCode } from '../rules/region-code'
import { findRegion, listRegions, type Region } from '../services/regions'

const cacheForOneDay = 'public, max-age=86400'

export default {
  async list(ctx: RequestContext) {
    const { parent } = ctx.query
    const code = parent === undefined || parent === '' ? '' : parseRegionCode(String(parent))
    if (code === null || typeof parent === 'object') throw fieldError('parent', 'validation.region')
    if (code !== '' && !(await findRegion(code))) throw notFound()
    ctx.set('cache-control', cacheForOneDay)
    ctx.body = { data: await listRegions(code) }
  },

  async get(ctx: RequestContext) {
    const code = parseRegionCode(ctx.params.code ?? '')
    const region = code === null ? null : await findRegion(code)
    if (!region) throw notFound()
    const chain = await Promise.all(getCodePath(region.code).map(findRegion))
    ctx.set('cache-control', cacheForOneDay)
    ctx.body = { data: { ...region, chain: chain.filter((step): step is Region => step !== null) } }
  },
}
