import { tracks } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(tracks, 'track').routes,
    {
      method: 'GET',
      path: '/internal/tracks/:track/:revision/audio',
      handler: 'track-audio.get',
      config: { auth: false },
    },
  ],
}
