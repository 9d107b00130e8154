import { publicPlays, publicZones } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(publicZones, 'public-zone').routes,
    ...createRoutes(publicPlays, 'public-play').routes,
  ],
}
