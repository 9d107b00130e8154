import { announcementPlaysBodySchema, playsBodySchema } from '@bgm/validation'
import { readBody } from '#server/http/read-body'
import type { DeviceHandler, DeviceRoute } from '#server/http/routes'
import { sendJson } from '#server/http/send'
import type { DeviceApiContext } from './device-api'

const maxPlaysBytes = 256 * 1024

/** Routes that accept plays and announcement plays, even from a revoked player. */
export function createDeliveryRoutes({ gateway, session, createLimiter }: DeviceApiContext): DeviceRoute[] {
  const { plays, announcements } = gateway
  const deliveries = createLimiter('plays')
  const reports = createLimiter('announcements')

  const deliverPlays: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.findIncludingRevoked(incoming, meta)
    deliveries.consume(player)
    const body = await readBody(incoming, playsBodySchema, maxPlaysBytes)
    sendJson(outgoing, 200, await plays.deliver({ player, ...body }))
  }

  const deliverAnnouncements: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.findIncludingRevoked(incoming, meta)
    reports.consume(player)
    const body = await readBody(incoming, announcementPlaysBodySchema, maxPlaysBytes)
    sendJson(outgoing, 200, await announcements.deliver({ player, announcements: body.announcements }))
  }

  return [
    { method: 'POST', path: '/device/plays', handle: deliverPlays },
    { method: 'POST', path: '/device/announcements', handle: deliverAnnouncements },
  ]
}
