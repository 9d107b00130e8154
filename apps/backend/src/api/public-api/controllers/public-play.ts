import { z } from 'zod'
import { requireApiKey } from '#src/api/api-key/services/authenticate'
import { fieldError } from '#src/http/errors'
import { emptyAsUndefined } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { cursorQuery } from '../rules/cursor'
import { listPublicPlays } from '../services/plays'

const instant = z
  .string()
  .max(40)
  .pipe(z.iso.datetime({ offset: true }))
  .transform(text => Date.parse(text))

const playQuery = z.strictObject({
  from: emptyAsUndefined(instant),
  until: emptyAsUndefined(instant),
  zone: emptyAsUndefined(z.string().regex(/^[a-z0-9]{24}$/)),
  ...cursorQuery,
})

/** Endpoints with which organisations read their plays, using an API key. */
export default {
  async list(ctx: RequestContext) {
    const scope = await requireApiKey(ctx, 'plays:read')
    const query = parseInput(playQuery, ctx.query)
    const { from = 0, until = Date.now(), zone, cursor, limit } = query
    if (from >= until) throw fieldError('until', 'validation.invalid')
    if (cursor !== undefined && cursor.length !== 2) throw fieldError('cursor', 'validation.invalid')
    ctx.body = await listPublicPlays(scope, { from, until, zone, after: cursor, limit })
  },
}
