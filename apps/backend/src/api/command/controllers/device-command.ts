import { deviceCommands } from '@bgm/contract'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { acknowledgeCommand, findCommand, listPendingCommands, listPlayers } from '#src/playback'

export default implement(deviceCommands, {
  list: async () => ({ data: await listPendingCommands() }),

  async acknowledge({ params, body: { player: id, ...outcome } }) {
    const [player] = await listPlayers([id])
    if (!player || !(await findCommand(player.zone_id, params.id))) throw notFound()
    await acknowledgeCommand(player.zone_id, params.id, outcome)
  },
})
