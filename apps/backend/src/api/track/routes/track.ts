export default {
  routes: [
    {
      method: 'GET',
      path: '/internal/tracks/:track/:revision/audio',
      handler: 'track.audio',
      config: { auth: false },
    },
  ],
}
