import { announcements } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(announcements, 'announcement').routes,
    {
      method: 'GET',
      path: '/internal/announcements/:announcement/:revision/audio',
      handler: 'device-announcement.audio',
      config: { auth: false },
    },
  ],
}
