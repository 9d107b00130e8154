import { announcementPlays, deviceAnnouncementPlays } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(announcementPlays, 'zone-announcement').routes,
    ...createRoutes(deviceAnnouncementPlays, 'announcement-play').routes,
  ],
}
