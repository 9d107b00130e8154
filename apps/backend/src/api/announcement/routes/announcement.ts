import { announcementAudio, announcements } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(announcements, 'announcement').routes,
    ...createRoutes(announcementAudio, 'device-announcement').routes,
  ],
}
