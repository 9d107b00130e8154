import { announcementPlays } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(announcementPlays, 'zone-announcement').routes,
    {
      method: 'POST',
      path: '/internal/announcement-plays',
      handler: 'announcement-play.receive',
      config: { auth: false },
    },
  ],
}
