export default {
  routes: [
    { method: 'POST', path: '/auth/local', handler: 'session.signIn', config: { auth: false } },
    { method: 'POST', path: '/auth/sign-out', handler: 'session.signOut' },
    { method: 'GET', path: '/account/sessions', handler: 'session.list' },
    { method: 'DELETE', path: '/account/sessions', handler: 'session.endOthers' },
    { method: 'DELETE', path: '/account/sessions/:id', handler: 'session.end' },
  ],
}
