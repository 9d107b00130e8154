export default {
  routes: [
    { method: 'GET', path: '/account/consents', handler: 'consent.list' },
    { method: 'POST', path: '/account/consents', handler: 'consent.record' },
  ],
}
