export default {
  routes: [
    { method: 'POST', path: '/business-units/imports', handler: 'unit-import.check' },
    { method: 'GET', path: '/business-units/imports/:id', handler: 'unit-import.get' },
    { method: 'POST', path: '/business-units/imports/:id/start', handler: 'unit-import.start' },
    { method: 'GET', path: '/business-units/imports/:id/result', handler: 'unit-import.result' },
  ],
}
