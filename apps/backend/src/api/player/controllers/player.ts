import { playerLookUpBodySchema, presenceBodySchema } from '@bgm/validation'
import { HttpError } from '#src/http/errors'
import { requireInternalKey } from '#src/http/internal-key'
import { parseBody } from '#src/http/parse-body'
import type { Call } from '#src/http/request-context'
import { storePresence } from '../services/presence'
import { findPlayerByToken } from '../services/row'

export default {
  async lookUp(ctx: Call) {
    requireInternalKey(ctx)
    const player = await findPlayerByToken(parseBody(ctx, playerLookUpBodySchema).token_hash)
    // The gateway revokes a device only on this code, because a request without the internal key is a 404 as well.
    if (!player) throw new HttpError(404, 'No player has this token', { code: 'unknown-player' })
    ctx.body = player
  },

  async presence(ctx: Call) {
    requireInternalKey(ctx)
    await storePresence(parseBody(ctx, presenceBodySchema).players)
    ctx.status = 204
  },
}
