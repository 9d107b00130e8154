export default {
  routes: [
    { method: 'GET', path: '/incidents', handler: 'incident.list' },
    { method: 'GET', path: '/uptime', handler: 'uptime.list' },
    { method: 'GET', path: '/uptime/export', handler: 'uptime.exportMonth' },
  ],
}
