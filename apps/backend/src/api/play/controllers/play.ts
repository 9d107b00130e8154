import { devicePlays } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { receivePlays } from '#src/playback'

export default implement(devicePlays, {
  receive: async ({ body }) => ({ results: await receivePlays(body.batches) }),
})
