import { remotePasses, unitRemotes } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(remotePasses, 'remote-pass').routes,
    ...createRoutes(unitRemotes, 'unit-remote').routes,
  ],
}
