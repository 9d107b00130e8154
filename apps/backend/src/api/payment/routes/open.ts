import { paymentLinks } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(paymentLinks, 'pay-link').routes,
    // Called by the provider, which has no session.
    {
      method: 'POST',
      path: '/payments/notices/:provider',
      handler: 'webhook.receive',
      config: { auth: false },
    },
  ],
}
