import { usageLog } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { formatPublicPolicy, getLogCheckpoint, getLogKeys, getLogTile, listReceiptKeys } from '#src/reporting'

export default implement(usageLog, {
  getCheckpoint: () => getLogCheckpoint(),

  getTile: ({ params }) => getLogTile(params),

  getKeys: async () => ({ keys: await getLogKeys() }),

  getPolicy: async () => ({
    name: 'policy',
    type: 'text/plain; charset=utf-8',
    content: await formatPublicPolicy(),
  }),

  getReceiptKeys: async () => ({ keys: await listReceiptKeys() }),
})
