export default {
  routes: [
    { method: 'GET', path: '/usage/:month', handler: 'usage.get' },
    { method: 'GET', path: '/usage/:month/export', handler: 'usage.export' },
    { method: 'GET', path: '/usage/:month/statement', handler: 'usage.statement' },
    { method: 'GET', path: '/usage/plays/:id', handler: 'usage-play.get' },
    { method: 'GET', path: '/usage/plays/:id/proof', handler: 'usage-play.proof' },
  ],
}
