export default {
  routes: [
    { method: 'GET', path: '/collective/keys', handler: 'collective-key.list' },
    { method: 'POST', path: '/collective/keys', handler: 'collective-key.create' },
    { method: 'DELETE', path: '/collective/keys/:id', handler: 'collective-key.revoke' },
  ],
}
