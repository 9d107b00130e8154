import { playerLookupBodySchema, presenceBodySchema } from '@bgm/validation'
import { requireInternalKey } from '#src/platform/http/internal-key'
import { parseBody } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { storePresence } from '#src/playback/player/presence'
import { findPlayersByToken } from '#src/playback/player/row'

export default {
  async lookUp(ctx: RequestContext) {
    requireInternalKey(ctx)
    // The gateway ends a device's pairing only if the response is an explicit null. Without the internal
    // key, the response is a 404.
    ctx.body = { players: await findPlayersByToken(parseBody(ctx, playerLookupBodySchema).token_hashes) }
  },

  async presence(ctx: RequestContext) {
    requireInternalKey(ctx)
    ctx.body = { copied: await storePresence(parseBody(ctx, presenceBodySchema).players) }
  },
}
