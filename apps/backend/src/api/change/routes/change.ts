export default {
  routes: [{ method: 'GET', path: '/internal/changes', handler: 'change.list', config: { auth: false } }],
}
