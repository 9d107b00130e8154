import { announcementPlayBatchesBodySchema } from '@bgm/validation'
import { requireInternalKey } from '#src/http/internal-key'
import { parseBody } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { receiveAnnouncementPlays } from '#src/reporting/announcement-play/receive'

export default {
  async receive(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { batches } = parseBody(ctx, announcementPlayBatchesBodySchema)
    ctx.body = { results: await receiveAnnouncementPlays(batches) }
  },
}
