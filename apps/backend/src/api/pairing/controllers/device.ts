import { devicePairings } from '@bgm/contract'
import { normaliseInstallationCode } from '@bgm/validation'
import { implement } from '#src/platform/http/implement'
import { consume, restoreAttempt } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import {
  answerApproval,
  createPairing,
  getDeviceToken,
  installDevice,
  registerKey,
  unpairPlayer,
} from '#src/playback'

export default implement(devicePairings, {
  create: ({ body }) => createPairing(body.app_version),
  getToken: ({ body }) => getDeviceToken(body),
  async install({ body: { device_code, code }, ctx }) {
    const address = getClientAddress(ctx)
    await consume('installation-address', address)
    await installDevice(device_code, normaliseInstallationCode(code) ?? '')
    await restoreAttempt('installation-address', address)
  },
  confirm: ({ body }) => answerApproval(body),
  setKey: async ({ body }) => ({ state: await registerKey(body.player, body.key) }),
  unpair: ({ body }) => unpairPlayer(body.player),
})
