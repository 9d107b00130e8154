// These routes are called by the systems of collective bodies, which authenticate with an API key instead of
// a session.
const config = { auth: false }
const path = '/public-api/collective'

export default {
  routes: [
    { method: 'GET', path: `${path}/months`, handler: 'report.months', config },
    { method: 'GET', path: `${path}/months/:month`, handler: 'report.month', config },
    {
      method: 'GET',
      path: `${path}/months/:month/versions/:version/files/:format`,
      handler: 'report.file',
      config,
    },
    { method: 'GET', path: `${path}/logs/:day`, handler: 'report.log', config },
    { method: 'GET', path: `${path}/checkpoints`, handler: 'report.checkpoints', config },
    { method: 'GET', path: `${path}/plays`, handler: 'usage.plays', config },
    { method: 'GET', path: `${path}/venues`, handler: 'usage.venues', config },
    { method: 'GET', path: `${path}/works`, handler: 'usage.works', config },
  ],
}
