export default {
  routes: [
    { method: 'GET', path: '/members', handler: 'membership.list' },
    { method: 'GET', path: '/members/:id', handler: 'membership.get' },
    { method: 'PUT', path: '/members/:id', handler: 'membership.update' },
    { method: 'POST', path: '/members/:id/deactivate', handler: 'membership.deactivate' },
    { method: 'POST', path: '/members/:id/reactivate', handler: 'membership.reactivate' },
    { method: 'DELETE', path: '/members/:id', handler: 'membership.remove' },
    { method: 'POST', path: '/organisation/transfer', handler: 'membership.transfer' },
  ],
}
