import { internalPinBodySchema, internalVolumeBodySchema } from '@bgm/validation'
import { requireInternalKey } from '#src/platform/http/internal-key'
import { parseBody } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { checkDevicePin, setDeviceVolume } from '#src/playback/remote-pass/device-settings'

/** Endpoints for the settings on a device's screen, called by the gateway. */
export default {
  async checkPin(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { player, pin } = parseBody(ctx, internalPinBodySchema)
    await checkDevicePin(player, pin)
    ctx.status = 204
  },

  async setVolume(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { player, volume } = parseBody(ctx, internalVolumeBodySchema)
    await setDeviceVolume(player, volume)
    ctx.status = 204
  },
}
