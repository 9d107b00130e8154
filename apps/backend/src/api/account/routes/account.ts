const open = { auth: false }

export default {
  routes: [
    { method: 'POST', path: '/auth/local/register', handler: 'account.register', config: open },
    {
      method: 'POST',
      path: '/auth/send-email-confirmation',
      handler: 'account.sendEmailConfirmation',
      config: open,
    },
    {
      method: 'POST',
      path: '/auth/email-confirmation',
      handler: 'email-confirmation.byPassword',
      config: open,
    },
    {
      method: 'POST',
      path: '/auth/email-confirmation/look-up',
      handler: 'email-confirmation.lookUp',
      config: open,
    },
    {
      method: 'POST',
      path: '/auth/email-confirmation/new-password',
      handler: 'email-confirmation.byNewPassword',
      config: open,
    },
    {
      method: 'POST',
      path: '/auth/email-confirmation/decline',
      handler: 'email-confirmation.decline',
      config: open,
    },
    { method: 'POST', path: '/account/email-confirmation', handler: 'email-confirmation.bySession' },
    { method: 'GET', path: '/users/me', handler: 'account.me' },
    { method: 'PUT', path: '/account', handler: 'account.update' },
    { method: 'POST', path: '/account/email', handler: 'account.changeEmail' },
    { method: 'DELETE', path: '/account/email', handler: 'account.cancelEmail' },
    { method: 'POST', path: '/account/mobile-number/send-code', handler: 'account.sendMobileCode' },
    { method: 'POST', path: '/account/mobile-number/verify', handler: 'account.verifyMobileNumber' },
  ],
}
