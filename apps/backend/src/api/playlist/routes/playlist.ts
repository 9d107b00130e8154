export default {
  routes: [
    { method: 'GET', path: '/playlists', handler: 'playlist.list' },
    { method: 'GET', path: '/playlists/:id', handler: 'playlist.get' },
  ],
}
