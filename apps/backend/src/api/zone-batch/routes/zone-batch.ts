export default {
  routes: [
    { method: 'POST', path: '/zone-batches', handler: 'zone-batch.create' },
    { method: 'GET', path: '/zone-batches/:id', handler: 'zone-batch.get' },
  ],
}
