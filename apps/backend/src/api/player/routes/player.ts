const config = { auth: false }

export default {
  routes: [
    { method: 'POST', path: '/internal/players/look-up', handler: 'player.lookUp', config },
    { method: 'POST', path: '/internal/presence', handler: 'player.presence', config },
  ],
}
