import { bundlesBodySchema } from '@bgm/validation'
import { requireInternalKey } from '#src/platform/http/internal-key'
import { parseBody } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { listBundles } from '#src/playback/zone/bundle'

export default {
  async bundles(ctx: RequestContext) {
    requireInternalKey(ctx)
    ctx.body = await listBundles(parseBody(ctx, bundlesBodySchema).devices)
  },
}
