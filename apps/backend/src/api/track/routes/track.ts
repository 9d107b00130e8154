import { trackAudio, tracks } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [...createRoutes(tracks, 'track').routes, ...createRoutes(trackAudio, 'track-audio').routes],
}
