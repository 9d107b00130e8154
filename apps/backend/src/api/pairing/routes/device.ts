const config = { auth: false }

export default {
  routes: [
    { method: 'POST', path: '/internal/pairings', handler: 'device.create', config },
    { method: 'POST', path: '/internal/pairings/token', handler: 'device.token', config },
    { method: 'POST', path: '/internal/pairings/confirm', handler: 'device.confirm', config },
    { method: 'POST', path: '/internal/players/unpair', handler: 'device.unpair', config },
  ],
}
