// The portal calls these routes for someone without a session who has scanned the code on a screen or holds a
// pass.
const config = { auth: false }

export default {
  routes: [
    { method: 'POST', path: '/remote-joins/look-up', handler: 'remote-join.lookUp', config },
    { method: 'POST', path: '/remote-joins/pin', handler: 'remote-join.withPin', config },
    { method: 'POST', path: '/remote-joins/requests', handler: 'remote-join.request', config },
    { method: 'GET', path: '/staff-remote', handler: 'staff-remote.get', config },
    { method: 'DELETE', path: '/staff-remote', handler: 'staff-remote.leave', config },
    { method: 'GET', path: '/staff-remote/playlists', handler: 'staff-remote.playlists', config },
    { method: 'PUT', path: '/staff-remote/desired', handler: 'staff-remote.setDesired', config },
    { method: 'PUT', path: '/staff-remote/override', handler: 'staff-remote.setOverride', config },
    { method: 'DELETE', path: '/staff-remote/override', handler: 'staff-remote.removeOverride', config },
    { method: 'POST', path: '/staff-remote/commands', handler: 'staff-remote.sendCommand', config },
    { method: 'GET', path: '/staff-remote/commands/:command', handler: 'staff-remote.getCommand', config },
  ],
}
