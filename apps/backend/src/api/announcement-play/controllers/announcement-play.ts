import { deviceAnnouncementPlays } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { receiveAnnouncementPlays } from '#src/reporting'

export default implement(deviceAnnouncementPlays, {
  receive: async ({ body }) => ({ results: await receiveAnnouncementPlays(body.batches) }),
})
