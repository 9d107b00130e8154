import {
  deviceCodeBodySchema,
  deviceConfirmationBodySchema,
  deviceInstallationBodySchema,
  deviceKeyBodySchema,
  deviceTokenBodySchema,
} from '@bgm/validation'
import { getAddressKey } from '#server/http/rate-limiter'
import { readBody } from '#server/http/read-body'
import type { DeviceHandler, DeviceRoute } from '#server/http/routes'
import { sendJson, sendNoContent } from '#server/http/send'
import type { DeviceApiContext } from './device-api'

export function createPairingRoutes({ gateway, session, createLimiter }: DeviceApiContext): DeviceRoute[] {
  const { backend } = gateway
  const codes = createLimiter('codes')
  const tokens = createLimiter('tokens')
  const keys = createLimiter('keys')
  const installations = createLimiter('installations')
  const unpairings = createLimiter('unpairings')

  const createCode: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    codes.consume(getAddressKey(meta.clientAddress))
    const body = await readBody(incoming, deviceCodeBodySchema)
    sendJson(outgoing, 200, await backend.createPairing(body, meta.clientAddress))
  }

  const exchangeCode: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    tokens.consume(getAddressKey(meta.clientAddress))
    const body = await readBody(incoming, deviceTokenBodySchema)
    sendJson(outgoing, 200, await backend.exchangeDeviceCode(body, meta.clientAddress))
  }

  const confirmApproval: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    tokens.consume(getAddressKey(meta.clientAddress))
    const body = await readBody(incoming, deviceConfirmationBodySchema)
    await backend.confirmPairing(body, meta.clientAddress)
    sendNoContent(outgoing)
  }

  const setKey: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.find(incoming, meta)
    keys.consume(player)
    const { key } = await readBody(incoming, deviceKeyBodySchema)
    sendJson(outgoing, 200, { state: await backend.setKey(player, key) })
  }

  const install: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    installations.consume(getAddressKey(meta.clientAddress))
    const body = await readBody(incoming, deviceInstallationBodySchema)
    await backend.installDevice(body, meta.clientAddress)
    sendNoContent(outgoing)
  }

  const unpair: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player, revoked_at } = await session.findIncludingRevoked(incoming, meta)
    unpairings.consume(player)
    if (revoked_at === null) await backend.unpair(player)
    sendNoContent(outgoing)
  }

  return [
    { method: 'POST', path: '/device/code', handle: createCode },
    { method: 'POST', path: '/device/token', handle: exchangeCode },
    { method: 'POST', path: '/device/install', handle: install },
    { method: 'POST', path: '/device/confirm', handle: confirmApproval },
    { method: 'POST', path: '/device/key', handle: setKey },
    { method: 'POST', path: '/device/unpair', handle: unpair },
  ]
}
