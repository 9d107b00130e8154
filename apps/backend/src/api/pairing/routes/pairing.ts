export default {
  routes: [
    { method: 'POST', path: '/pairings/look-up', handler: 'pairing.lookUp' },
    { method: 'POST', path: '/pairings/approve', handler: 'pairing.approve' },
    { method: 'POST', path: '/pairings/decline', handler: 'pairing.decline' },
  ],
}
