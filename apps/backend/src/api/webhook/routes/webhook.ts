import { webhookDeliveries, webhooks } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(webhooks, 'webhook').routes,
    ...createRoutes(webhookDeliveries, 'webhook-delivery').routes,
  ],
}
