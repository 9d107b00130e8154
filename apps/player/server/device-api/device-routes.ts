import type { RouteHandler } from '@bgm/server/run-server'
import { createAudioHandlers } from '#server/audio/audio-handler'
import type { Gateway } from '#server/gateway'
import { createDeviceRouter } from '#server/http/routes'
import { createAuditRoutes } from './audit-routes'
import { createDeliveryRoutes } from './delivery-routes'
import { createDeviceApiContext } from './device-api'
import { createPairingRoutes } from './pairing-routes'
import { createSettingsRoutes } from './settings-routes'
import { createZoneRoutes } from './zone-routes'

/** Creates the handler of the device API, which docs/playback.md describes. */
export function createDeviceRoutes(gateway: Gateway, now: () => number = Date.now): RouteHandler {
  const api = createDeviceApiContext(gateway, now)
  const serveAudio = createAudioHandlers(gateway, api.session, api.createLimiter('audio'))
  return createDeviceRouter(
    [
      ...createPairingRoutes(api),
      ...createSettingsRoutes(api),
      ...createZoneRoutes(api),
      ...createDeliveryRoutes(api),
      ...createAuditRoutes(api),
      { method: 'GET', path: '/audio/:track/:revision', handle: serveAudio('track') },
      {
        method: 'GET',
        path: '/audio/announcements/:announcement/:revision',
        handle: serveAudio('announcement'),
      },
    ],
    gateway,
  )
}

/** The paths used as metrics labels. */
export const devicePaths = [
  '/',
  '/device/code',
  '/device/token',
  '/device/key',
  '/device/unpair',
  '/device/pin',
  '/device/volume',
  '/device/bundle',
  '/device/events',
  '/device/heartbeat',
  '/device/plays',
  '/device/announcements',
  '/device/log',
  '/device/log/findings',
  '/device/commands/:id/ack',
  '/audio/:track/:revision',
  '/audio/announcements/:announcement/:revision',
]
