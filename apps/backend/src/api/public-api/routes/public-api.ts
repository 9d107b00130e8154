// These routes are for integrations built by organisations, which use an API key instead of a session.
const config = { auth: false }

export default {
  routes: [
    { method: 'GET', path: '/public-api/zones', handler: 'public-zone.list', config },
    { method: 'GET', path: '/public-api/zones/:id', handler: 'public-zone.get', config },
    { method: 'GET', path: '/public-api/zones/:id/now-playing', handler: 'public-zone.nowPlaying', config },
    { method: 'GET', path: '/public-api/plays', handler: 'public-play.list', config },
  ],
}
