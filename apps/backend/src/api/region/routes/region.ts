const open = { auth: false }

export default {
  routes: [
    { method: 'GET', path: '/regions', handler: 'region.list', config: open },
    { method: 'GET', path: '/regions/:code', handler: 'region.get', config: open },
  ],
}
