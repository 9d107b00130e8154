import { deviceLog } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { provePlays, recordLogFinding } from '#src/reporting'

export default implement(deviceLog, {
  prove: ({ body: { player, ...query } }) => provePlays(player, query),
  report: ({ body: { player, finding } }) => recordLogFinding(player, finding),
})
