import { z } from 'zod'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { findArtist, getArtistView } from '../services/view'

const artistQuery = z.strictObject(pageQuery)

export default {
  async get(ctx: RequestContext) {
    const { page, page_size } = parseInput(artistQuery, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'zone.read')
    const artist = await findArtist(ctx.params.slug ?? '')
    if (!artist) throw notFound()
    ctx.body = await getArtistView(artist, scope.organisation, { page, pageSize: page_size })
  },
}
