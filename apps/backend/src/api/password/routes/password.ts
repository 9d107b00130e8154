const open = { auth: false }

export default {
  routes: [
    { method: 'POST', path: '/auth/forgot-password', handler: 'password.forgot', config: open },
    { method: 'POST', path: '/auth/verify-reset-code', handler: 'password.verifyCode', config: open },
    { method: 'POST', path: '/auth/reset-password', handler: 'password.reset', config: open },
    { method: 'POST', path: '/auth/change-password', handler: 'password.change' },
  ],
}
