export default {
  routes: [
    { method: 'GET', path: '/licences', handler: 'licence.list' },
    { method: 'GET', path: '/licences/:code', handler: 'licence.get' },
  ],
}
