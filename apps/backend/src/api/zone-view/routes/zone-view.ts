export default {
  routes: [
    { method: 'GET', path: '/zone-views', handler: 'zone-view.list' },
    { method: 'POST', path: '/zone-views', handler: 'zone-view.save' },
    { method: 'DELETE', path: '/zone-views/:id', handler: 'zone-view.remove' },
  ],
}
