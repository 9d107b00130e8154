export default {
  routes: [
    { method: 'GET', path: '/business-units', handler: 'business-unit.list' },
    { method: 'POST', path: '/business-units', handler: 'business-unit.create' },
    { method: 'GET', path: '/business-units/export', handler: 'business-unit.exportFile' },
    { method: 'GET', path: '/business-units/:id', handler: 'business-unit.get' },
    { method: 'PUT', path: '/business-units/:id', handler: 'business-unit.update' },
    { method: 'PUT', path: '/business-units/:id/music', handler: 'business-unit.setMusic' },
    { method: 'GET', path: '/business-units/:id/calendar', handler: 'unit-calendar.get' },
    { method: 'PUT', path: '/business-units/:id/calendar', handler: 'unit-calendar.set' },
    { method: 'GET', path: '/business-units/:id/opening-hours', handler: 'opening-hours.get' },
    { method: 'PUT', path: '/business-units/:id/opening-hours', handler: 'opening-hours.set' },
    { method: 'DELETE', path: '/business-units/:id', handler: 'business-unit.remove' },
    { method: 'GET', path: '/business-units/:id/tax-file', handler: 'business-unit.taxFile' },
    { method: 'POST', path: '/business-units/:id/tax-file', handler: 'business-unit.replaceTaxFile' },
  ],
}
