import { remoteJoins, staffRemote } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(remoteJoins, 'remote-join').routes,
    ...createRoutes(staffRemote, 'staff-remote').routes,
  ],
}
