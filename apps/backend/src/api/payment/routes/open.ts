// These routes are called by the provider, and by our own servers for someone paying through a link. Neither
// has a session.
const open = { auth: false }

export default {
  routes: [
    { method: 'POST', path: '/payments/notices/:provider', handler: 'notice.receive', config: open },
    { method: 'POST', path: '/pay-links/find', handler: 'pay-link.find', config: open },
    { method: 'POST', path: '/pay-links/payments', handler: 'pay-link.start', config: open },
    { method: 'POST', path: '/pay-links/payments/check', handler: 'pay-link.check', config: open },
  ],
}
