export default {
  routes: [
    {
      method: 'GET',
      path: '/internal/zones/:zone/bundle',
      handler: 'device-zone.bundle',
      config: { auth: false },
    },
  ],
}
