export default {
  routes: [
    { method: 'GET', path: '/audit-entries', handler: 'audit-entry.list' },
    { method: 'GET', path: '/audit-entries/export', handler: 'audit-entry.export' },
  ],
}
