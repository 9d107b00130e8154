import { devicePinBodySchema, deviceVolumeBodySchema } from '@bgm/validation'
import { readBody } from '#server/http/read-body'
import type { DeviceHandler, DeviceRoute } from '#server/http/routes'
import { sendNoContent } from '#server/http/send'
import type { DeviceApiContext } from './device-api'

/** Routes for the settings on the device: the PIN check and the volume. */
export function createSettingsRoutes({ gateway, session, createLimiter }: DeviceApiContext): DeviceRoute[] {
  const { backend } = gateway
  const pins = createLimiter('pins')
  const volumes = createLimiter('volumes')

  const checkPin: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.find(incoming, meta)
    pins.consume(player)
    const { pin } = await readBody(incoming, devicePinBodySchema)
    await backend.checkPin(player, pin)
    sendNoContent(outgoing)
  }

  const setVolume: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.find(incoming, meta)
    volumes.consume(player)
    const { volume } = await readBody(incoming, deviceVolumeBodySchema)
    await backend.setVolume(player, volume)
    sendNoContent(outgoing)
  }

  return [
    { method: 'POST', path: '/device/pin', handle: checkPin },
    { method: 'POST', path: '/device/volume', handle: setVolume },
  ]
}
