import { playBatchesBodySchema } from '@bgm/validation'
import { requireInternalKey } from '#src/http/internal-key'
import { parseBody } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { receivePlays } from '#src/playback/play/receive'

export default {
  async receive(ctx: RequestContext) {
    requireInternalKey(ctx)
    ctx.body = { results: await receivePlays(parseBody(ctx, playBatchesBodySchema).batches) }
  },
}
