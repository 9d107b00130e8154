export default {
  routes: [
    { method: 'GET', path: '/account/export', handler: 'personal-data.export' },
    { method: 'GET', path: '/account/removal', handler: 'personal-data.obstacles' },
    { method: 'POST', path: '/account/removal', handler: 'personal-data.remove' },
    {
      method: 'POST',
      path: '/account/removal/subscriptions',
      handler: 'personal-data.endSubscriptions',
    },
  ],
}
