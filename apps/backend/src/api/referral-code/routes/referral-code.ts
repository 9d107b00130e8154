export default {
  routes: [{ method: 'POST', path: '/referral-codes/check', handler: 'referral-code.check' }],
}
