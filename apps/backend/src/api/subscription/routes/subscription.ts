export default {
  routes: [{ method: 'GET', path: '/subscriptions', handler: 'subscription.list' }],
}
