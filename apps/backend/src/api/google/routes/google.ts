const open = { auth: false }

export default {
  routes: [
    { method: 'GET', path: '/connect/google', handler: 'google.connect', config: open },
    { method: 'GET', path: '/connect/google/callback', handler: 'google.callback', config: open },
    { method: 'GET', path: '/auth/google/callback', handler: 'google.finish', config: open },
    { method: 'POST', path: '/auth/google/link', handler: 'google.link', config: open },
    { method: 'POST', path: '/auth/google/register', handler: 'google.join', config: open },
    { method: 'POST', path: '/account/google/unlink', handler: 'google.unlink' },
  ],
}
