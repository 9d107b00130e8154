import { devicePlays } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { receivePlays } from '#src/playback'
import { addReceipts } from '#src/reporting'

export default implement(devicePlays, {
  receive: async ({ body }) => {
    const receivedAt = Date.now()
    return { results: await addReceipts(await receivePlays(body.batches, receivedAt), receivedAt) }
  },
})
