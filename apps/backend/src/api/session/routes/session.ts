export default {
  routes: [
    { method: 'POST', path: '/auth/local', handler: 'session.signIn', config: { auth: false } },
    { method: 'POST', path: '/auth/sign-out', handler: 'session.signOut' },
  ],
}
