import { playerLookUpBodySchema, presenceBodySchema } from '@bgm/validation'
import { requireInternalKey } from '#src/http/internal-key'
import { parseBody } from '#src/http/parse-body'
import type { Call } from '#src/http/request-context'
import { storePresence } from '../services/presence'
import { findPlayersByToken } from '../services/row'

export default {
  async lookUp(ctx: Call) {
    requireInternalKey(ctx)
    // The gateway ends a device's pairing only if the response is an explicit null. Without the internal
    // key, the response is a 404.
    ctx.body = { players: await findPlayersByToken(parseBody(ctx, playerLookUpBodySchema).token_hashes) }
  },

  async presence(ctx: Call) {
    requireInternalKey(ctx)
    await storePresence(parseBody(ctx, presenceBodySchema).players)
    ctx.status = 204
  },
}
