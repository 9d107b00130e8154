export default {
  routes: [
    { method: 'GET', path: '/collective/overview/:month', handler: 'coverage.overview' },
    { method: 'GET', path: '/collective/venues', handler: 'coverage.venues' },
    { method: 'GET', path: '/collective/venues/:id', handler: 'venue.get' },
    { method: 'GET', path: '/collective/works/:id', handler: 'venue.work' },
    { method: 'GET', path: '/collective/search', handler: 'venue.search' },
    { method: 'GET', path: '/collective/late-devices', handler: 'coverage.late' },
    { method: 'GET', path: '/collective/plays/:id', handler: 'play.get' },
    { method: 'GET', path: '/collective/plays/:id/proof', handler: 'play.proof' },
    { method: 'GET', path: '/collective/reads', handler: 'reads.list' },
    { method: 'GET', path: '/collective/months/:month', handler: 'month.get' },
    {
      method: 'GET',
      path: '/collective/months/:month/versions/:version/files/:format',
      handler: 'month.file',
    },
    { method: 'GET', path: '/collective/months/:month/files/:format', handler: 'month.files' },
    { method: 'GET', path: '/collective/logs/:day', handler: 'month.log' },
    { method: 'GET', path: '/collective/checkpoints', handler: 'month.checkpoints' },
  ],
}
