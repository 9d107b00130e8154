export default {
  routes: [
    { method: 'GET', path: '/orders', handler: 'order.list' },
    { method: 'POST', path: '/orders', handler: 'unit-order.place' },
    { method: 'POST', path: '/orders/quote', handler: 'unit-order.quote' },
    { method: 'GET', path: '/orders/:id', handler: 'order.get' },
    { method: 'GET', path: '/orders/:id/invoice', handler: 'invoice.download' },
    { method: 'POST', path: '/orders/:id/cancel', handler: 'unit-order.cancel' },
    { method: 'GET', path: '/business-units/:id/ordering', handler: 'unit-order.ordering' },
  ],
}
