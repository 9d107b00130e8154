import { internalCommandAckBodySchema } from '@bgm/validation'
import { notFound } from '#src/platform/http/errors'
import { requireInternalKey } from '#src/platform/http/internal-key'
import { parseBody } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { acknowledgeCommand, findCommand, listPendingCommands } from '#src/playback/command/row'
import { listPlayers } from '#src/playback/player/row'

export default {
  async pending(ctx: RequestContext) {
    requireInternalKey(ctx)
    ctx.body = { data: await listPendingCommands() }
  },

  async acknowledge(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { player: id, ...outcome } = parseBody(ctx, internalCommandAckBodySchema)
    const command = ctx.params.id ?? ''
    const [player] = await listPlayers([id])
    if (!player || !(await findCommand(player.zone_id, command))) throw notFound()
    await acknowledgeCommand(player.zone_id, command, outcome)
    ctx.status = 204
  },
}
