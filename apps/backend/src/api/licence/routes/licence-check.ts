// These routes are public, because checking a licence requires no session.
const open = { auth: false }

export default {
  routes: [
    { method: 'GET', path: '/licence-checks/:code', handler: 'licence-check.find', config: open },
    { method: 'GET', path: '/licence-checks/:code/proof', handler: 'licence-check.findProof', config: open },
    { method: 'POST', path: '/licence-checks/:code/reports', handler: 'licence-check.report', config: open },
    { method: 'GET', path: '/licence-keys', handler: 'licence-check.listKeys', config: open },
    { method: 'GET', path: '/licence-status', handler: 'licence-check.getStatusList', config: open },
  ],
}
