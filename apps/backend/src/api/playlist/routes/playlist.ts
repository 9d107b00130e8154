import { ownPlaylists, playlists } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(playlists, 'playlist').routes,
    ...createRoutes(ownPlaylists, 'own-playlist').routes,
  ],
}
