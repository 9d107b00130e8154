export default {
  routes: [
    { method: 'GET', path: '/announcements', handler: 'announcement.list' },
    { method: 'GET', path: '/announcements/options', handler: 'announcement.options' },
    { method: 'GET', path: '/announcements/:id', handler: 'announcement.get' },
    { method: 'POST', path: '/announcements', handler: 'announcement.create' },
    { method: 'PUT', path: '/announcements/:id', handler: 'announcement.update' },
    { method: 'PUT', path: '/announcements/:id/audio', handler: 'announcement.replaceAudio' },
    { method: 'DELETE', path: '/announcements/:id', handler: 'announcement.remove' },
    { method: 'GET', path: '/announcements/:id/audio', handler: 'announcement.audio' },
    {
      method: 'GET',
      path: '/internal/announcements/:announcement/:revision/audio',
      handler: 'device-announcement.audio',
      config: { auth: false },
    },
  ],
}
