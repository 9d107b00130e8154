export default {
  routes: [
    { method: 'GET', path: '/curated-playlists', handler: 'playlist.browse' },
    { method: 'GET', path: '/playlists', handler: 'playlist.list' },
    { method: 'POST', path: '/playlists', handler: 'own-playlist.create' },
    { method: 'GET', path: '/playlists/:id', handler: 'playlist.get' },
    { method: 'GET', path: '/playlists/:id/tracks', handler: 'playlist.tracks' },
    { method: 'GET', path: '/playlists/:id/uses', handler: 'own-playlist.uses' },
    { method: 'PUT', path: '/playlists/:id', handler: 'own-playlist.update' },
    { method: 'POST', path: '/playlists/:id/changes', handler: 'own-playlist.change' },
    { method: 'POST', path: '/playlists/:id/extension', handler: 'own-playlist.extend' },
    { method: 'DELETE', path: '/playlists/:id', handler: 'own-playlist.remove' },
  ],
}
