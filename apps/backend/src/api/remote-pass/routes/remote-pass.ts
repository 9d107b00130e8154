export default {
  routes: [
    { method: 'GET', path: '/remote-requests', handler: 'remote-pass.waiting' },
    { method: 'GET', path: '/zones/:id/remote-passes', handler: 'remote-pass.list' },
    { method: 'POST', path: '/zones/:id/remote-passes/:pass/approve', handler: 'remote-pass.approve' },
    { method: 'POST', path: '/zones/:id/remote-passes/:pass/decline', handler: 'remote-pass.decline' },
    { method: 'DELETE', path: '/zones/:id/remote-passes/:pass', handler: 'remote-pass.revoke' },
    { method: 'GET', path: '/business-units/:id/remote', handler: 'unit-remote.get' },
    { method: 'PUT', path: '/business-units/:id/remote', handler: 'unit-remote.set' },
  ],
}
