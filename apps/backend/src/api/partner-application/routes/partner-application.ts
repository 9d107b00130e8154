const open = { auth: false }

export default {
  routes: [
    { method: 'POST', path: '/partner-applications', handler: 'partner-application.receive', config: open },
    {
      method: 'GET',
      path: '/partner-applications/status/:token',
      handler: 'partner-application.status',
      config: open,
    },
  ],
}
