import { googleAccounts } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

const open = { auth: false }

export default {
  routes: [
    ...createRoutes(googleAccounts, 'google').routes,
    { method: 'GET', path: '/connect/google', handler: 'google-redirect.connect', config: open },
    { method: 'GET', path: '/connect/google/callback', handler: 'google-redirect.callback', config: open },
  ],
}
