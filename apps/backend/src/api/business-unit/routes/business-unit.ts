export default {
  routes: [
    { method: 'GET', path: '/business-units', handler: 'business-unit.list' },
    { method: 'GET', path: '/business-units/:id', handler: 'business-unit.get' },
    { method: 'GET', path: '/business-units/:id/tax-file', handler: 'business-unit.taxFile' },
  ],
}
