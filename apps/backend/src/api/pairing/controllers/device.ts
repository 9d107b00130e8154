import { devicePairings } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { answerApproval, createPairing, getDeviceToken, unpairPlayer } from '#src/playback'

export default implement(devicePairings, {
  create: ({ body }) => createPairing(body.app_version),
  getToken: ({ body }) => getDeviceToken(body.device_code),
  confirm: ({ body: { device_code, confirmed } }) => answerApproval(device_code, confirmed),
  unpair: ({ body }) => unpairPlayer(body.player),
})
