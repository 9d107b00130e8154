export default {
  routes: [
    { method: 'GET', path: '/orders/:id/payment', handler: 'payment.ofOrder' },
    { method: 'GET', path: '/orders/:id/credit-notes/:number', handler: 'credit-note.download' },
    { method: 'POST', path: '/orders/:id/pay-link', handler: 'payment.createLink' },
    { method: 'DELETE', path: '/orders/:id/pay-link', handler: 'payment.revokeLink' },
    { method: 'POST', path: '/payments', handler: 'payment.start' },
    { method: 'GET', path: '/payments/:id', handler: 'payment.get' },
    { method: 'POST', path: '/payments/:id/check', handler: 'payment.check' },
    { method: 'POST', path: '/payments/:id/cancel', handler: 'payment.cancel' },
  ],
}
