export default {
  routes: [
    { method: 'GET', path: '/zones/:id/schedule', handler: 'schedule.get' },
    { method: 'PUT', path: '/zones/:id/schedule', handler: 'schedule.set' },
    { method: 'GET', path: '/zones/:id/preview', handler: 'schedule.preview' },
  ],
}
