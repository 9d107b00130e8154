export default {
  routes: [
    {
      method: 'POST',
      path: '/auth/second-factor',
      handler: 'second-factor.signIn',
      config: { auth: false },
    },
    { method: 'GET', path: '/account/second-factor', handler: 'second-factor.show' },
    { method: 'POST', path: '/account/second-factor', handler: 'second-factor.start' },
    { method: 'POST', path: '/account/second-factor/confirm', handler: 'second-factor.confirm' },
    { method: 'POST', path: '/account/second-factor/disable', handler: 'second-factor.disable' },
    {
      method: 'POST',
      path: '/account/second-factor/recovery-codes',
      handler: 'second-factor.renewCodes',
    },
  ],
}
