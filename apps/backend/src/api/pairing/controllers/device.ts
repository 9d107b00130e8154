import { devicePairings } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { unpairPlayer } from '#src/playback/pairing/approve'
import { answerApproval } from '#src/playback/pairing/confirm'
import { createPairing, getDeviceToken } from '#src/playback/pairing/device-code'

export default implement(devicePairings, {
  create: ({ body }) => createPairing(body.app_version),
  getToken: ({ body }) => getDeviceToken(body.device_code),
  confirm: ({ body: { device_code, confirmed } }) => answerApproval(device_code, confirmed),
  unpair: ({ body }) => unpairPlayer(body.player),
})
