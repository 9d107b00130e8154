import { remoteJoins, staffRemote } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default {
  routes: [
    ...createRoutes(remoteJoins, 'remote-join').routes,
    ...createRoutes(staffRemote, 'staff-remote').routes,
  ],
}
