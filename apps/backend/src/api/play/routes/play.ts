export default {
  routes: [{ method: 'POST', path: '/internal/plays', handler: 'play.receive', config: { auth: false } }],
}
