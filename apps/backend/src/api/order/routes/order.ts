export default {
  routes: [
    { method: 'GET', path: '/orders', handler: 'order.list' },
    { method: 'GET', path: '/orders/:id', handler: 'order.get' },
  ],
}
