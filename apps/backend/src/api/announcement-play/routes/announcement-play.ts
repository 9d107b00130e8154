export default {
  routes: [
    { method: 'GET', path: '/zones/:id/announcement-plays', handler: 'zone-announcement.list' },
    {
      method: 'POST',
      path: '/internal/announcement-plays',
      handler: 'announcement-play.receive',
      config: { auth: false },
    },
  ],
}
