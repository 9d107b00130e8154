export default {
  routes: [
    { method: 'POST', path: '/internal/bundles', handler: 'device-zone.bundles', config: { auth: false } },
  ],
}
