import { deviceAnnouncementPlays } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { receiveAnnouncementPlays } from '#src/reporting/announcement-play/receive'

export default implement(deviceAnnouncementPlays, {
  receive: async ({ body }) => ({ results: await receiveAnnouncementPlays(body.batches) }),
})
