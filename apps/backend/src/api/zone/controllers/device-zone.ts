import { z } from 'zod'
import { notFound } from '#src/http/errors'
import { requireInternalKey } from '#src/http/internal-key'
import { parseInput } from '#src/http/parse-body'
import type { Call } from '#src/http/request-context'
import { getBundle } from '../services/bundle'

const bundleQuery = z.strictObject({ player: z.string().max(64) })

export default {
  async bundle(ctx: Call) {
    requireInternalKey(ctx)
    const { player } = parseInput(bundleQuery, ctx.query)
    const bundle = await getBundle(ctx.params.zone ?? '', player)
    if (!bundle) throw notFound()
    ctx.body = bundle
  },
}
