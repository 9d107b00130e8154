const config = { auth: false }

export default {
  routes: [
    { method: 'POST', path: '/internal/players/pin', handler: 'device-settings.checkPin', config },
    { method: 'POST', path: '/internal/players/volume', handler: 'device-settings.setVolume', config },
  ],
}
