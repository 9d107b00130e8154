import { commandAckBodySchema, heartbeatBodySchema } from '@bgm/validation'
import { isNotFound } from '#server/backend/backend-error'
import { notFound } from '#server/http/http-error'
import { readBody } from '#server/http/read-body'
import type { DeviceHandler, DeviceRoute } from '#server/http/routes'
import { sendJson, sendNoContent } from '#server/http/send'
import type { DeviceApiContext } from './device-api'
import { openStream } from './open-stream'
import { sendBundle } from './send-bundle'

/** Routes for the zone's bundle, events and commands, and for the device's heartbeat. */
export function createZoneRoutes({ gateway, session, createLimiter, now }: DeviceApiContext): DeviceRoute[] {
  const { backend, bundles, commands, presence } = gateway
  const bundleReads = createLimiter('bundles')
  const openings = createLimiter('streams')
  const heartbeats = createLimiter('heartbeats')
  const acknowledgements = createLimiter('acknowledgements')

  const readBundle: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const device = await session.find(incoming, meta)
    bundleReads.consume(device.player)
    sendBundle(incoming, outgoing, await bundles.get(device), now())
  }

  const openEvents: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const device = await session.find(incoming, meta)
    openings.consume(device.player)
    openStream(gateway, device, outgoing)
  }

  const recordHeartbeat: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const device = await session.find(incoming, meta)
    heartbeats.consume(device.player)
    const copied = presence.recordHeartbeat(device.player, await readBody(incoming, heartbeatBodySchema))
    const version = await bundles.getVersion(device)
    sendJson(outgoing, 200, { now: now(), version, commands: commands.pending(device.zone), copied })
  }

  const acknowledgeCommand: DeviceHandler = async ({ incoming, outgoing, meta, params: [id = ''] }) => {
    const { player, zone } = await session.find(incoming, meta)
    acknowledgements.consume(player)
    const body = await readBody(incoming, commandAckBodySchema)
    commands.remove(zone, id)
    await backend.acknowledgeCommand(id, { ...body, player }).catch((error: unknown) => {
      throw isNotFound(error) ? notFound() : error
    })
    sendNoContent(outgoing)
  }

  return [
    { method: 'GET', path: '/device/bundle', handle: readBundle },
    { method: 'GET', path: '/device/events', handle: openEvents },
    { method: 'POST', path: '/device/heartbeat', handle: recordHeartbeat },
    { method: 'POST', path: '/device/commands/:id/ack', handle: acknowledgeCommand },
  ]
}
