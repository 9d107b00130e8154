export default {
  routes: [
    { method: 'GET', path: '/tracks', handler: 'track.list' },
    { method: 'GET', path: '/tracks/:id/preview', handler: 'track.preview' },
    {
      method: 'GET',
      path: '/internal/tracks/:track/:revision/audio',
      handler: 'track.audio',
      config: { auth: false },
    },
  ],
}
