import { accounts, emailConfirmations } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(accounts, 'account').routes,
    ...createRoutes(emailConfirmations, 'email-confirmation').routes,
  ],
}
