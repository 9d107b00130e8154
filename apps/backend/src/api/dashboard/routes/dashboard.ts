export default { routes: [{ method: 'GET', path: '/dashboard', handler: 'dashboard.get' }] }
