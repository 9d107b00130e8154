import { usageLog } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { getLogCheckpoint, getLogKeys, getLogTile, listReceiptKeys } from '#src/reporting'

export default implement(usageLog, {
  getCheckpoint: () => getLogCheckpoint(),

  getTile: ({ params }) => getLogTile(params),

  getKeys: async () => ({ keys: await getLogKeys() }),

  getReceiptKeys: async () => ({ keys: await listReceiptKeys() }),
})
