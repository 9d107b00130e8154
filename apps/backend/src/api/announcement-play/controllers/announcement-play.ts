import { announcementPlayBatchesBodySchema } from '@bgm/validation'
import { requireInternalKey } from '#src/platform/http/internal-key'
import { parseBody } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { receiveAnnouncementPlays } from '#src/reporting/announcement-play/receive'

export default {
  async receive(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { batches } = parseBody(ctx, announcementPlayBatchesBodySchema)
    ctx.body = { results: await receiveAnnouncementPlays(batches) }
  },
}
