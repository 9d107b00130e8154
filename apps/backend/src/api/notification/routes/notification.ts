export default {
  routes: [{ method: 'PUT', path: '/notifications', handler: 'notification.set' }],
}
