import { playBatchesBodySchema } from '@bgm/validation'
import { requireInternalKey } from '#src/platform/http/internal-key'
import { parseBody } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { receivePlays } from '#src/playback/play/receive'

export default {
  async receive(ctx: RequestContext) {
    requireInternalKey(ctx)
    ctx.body = { results: await receivePlays(parseBody(ctx, playBatchesBodySchema).batches) }
  },
}
