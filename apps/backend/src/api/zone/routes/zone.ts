export default {
  routes: [
    { method: 'GET', path: '/zones', handler: 'zone.list' },
    { method: 'GET', path: '/zones/counts', handler: 'zone.count' },
    { method: 'GET', path: '/zones/:id', handler: 'zone.get' },
    { method: 'GET', path: '/zones/:id/repetition', handler: 'zone.repetition' },
    { method: 'POST', path: '/zones/:id/variety', handler: 'zone.vary' },
    { method: 'PUT', path: '/zones/:id', handler: 'zone.update' },
    { method: 'PUT', path: '/zones/:id/music', handler: 'zone.setMusic' },
    { method: 'PUT', path: '/zones/:id/desired', handler: 'zone.setDesired' },
    { method: 'PUT', path: '/zones/:id/override', handler: 'zone.setOverride' },
    { method: 'DELETE', path: '/zones/:id/override', handler: 'zone.removeOverride' },
    { method: 'POST', path: '/zones/:id/commands', handler: 'zone.sendCommand' },
    { method: 'GET', path: '/zones/:id/commands/:command', handler: 'zone.getCommand' },
    { method: 'DELETE', path: '/zones/:id/player', handler: 'zone.unpair' },
  ],
}
