import { deviceSettings } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { checkDevicePin, setDeviceVolume } from '#src/playback'

export default implement(deviceSettings, {
  checkPin: ({ body: { player, pin } }) => checkDevicePin(player, pin),
  setVolume: ({ body: { player, volume } }) => setDeviceVolume(player, volume),
})
