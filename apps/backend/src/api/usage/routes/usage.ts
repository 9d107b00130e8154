export default {
  routes: [
    { method: 'GET', path: '/usage/:month', handler: 'usage.get' },
    { method: 'GET', path: '/usage/:month/export', handler: 'usage.export' },
  ],
}
