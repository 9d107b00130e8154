export default {
  routes: [
    { method: 'GET', path: '/usage-disputes', handler: 'usage-dispute.list' },
    { method: 'POST', path: '/usage-disputes', handler: 'usage-dispute.create' },
    { method: 'POST', path: '/usage-disputes/:id/resolve', handler: 'usage-dispute.resolve' },
  ],
}
