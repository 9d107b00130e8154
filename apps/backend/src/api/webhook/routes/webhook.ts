export default {
  routes: [
    { method: 'GET', path: '/webhooks', handler: 'webhook.list' },
    { method: 'POST', path: '/webhooks', handler: 'webhook.create' },
    { method: 'GET', path: '/webhooks/:id', handler: 'webhook.get' },
    { method: 'PUT', path: '/webhooks/:id', handler: 'webhook.update' },
    { method: 'DELETE', path: '/webhooks/:id', handler: 'webhook.remove' },
    { method: 'POST', path: '/webhooks/:id/secret', handler: 'webhook.renewSecret' },
    { method: 'POST', path: '/webhooks/:id/enable', handler: 'webhook.enable' },
    { method: 'POST', path: '/webhooks/:id/keep', handler: 'webhook.keep' },
    { method: 'POST', path: '/webhooks/:id/test', handler: 'webhook.sendTest' },
    { method: 'GET', path: '/webhooks/:id/deliveries', handler: 'webhook-delivery.list' },
    {
      method: 'POST',
      path: '/webhooks/:id/deliveries/:delivery/send',
      handler: 'webhook-delivery.resend',
    },
  ],
}
