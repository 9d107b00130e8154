export default {
  routes: [
    { method: 'GET', path: '/organisation', handler: 'organisation.get' },
    { method: 'PUT', path: '/organisation', handler: 'organisation.update' },
    { method: 'POST', path: '/organisation/switch', handler: 'organisation.switch' },
  ],
}
