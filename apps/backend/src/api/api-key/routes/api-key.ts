export default {
  routes: [
    { method: 'GET', path: '/api-keys', handler: 'api-key.list' },
    { method: 'POST', path: '/api-keys', handler: 'api-key.create' },
    { method: 'POST', path: '/api-keys/:id/keep', handler: 'api-key.keep' },
    { method: 'DELETE', path: '/api-keys/:id', handler: 'api-key.revoke' },
  ],
}
