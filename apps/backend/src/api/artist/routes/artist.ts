export default {
  routes: [{ method: 'GET', path: '/artists/:slug', handler: 'artist.get' }],
}
