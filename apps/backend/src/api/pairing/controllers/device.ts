import {
  pairingBodySchema,
  pairingConfirmationBodySchema,
  pairingTokenBodySchema,
  unpairingBodySchema,
} from '@bgm/validation'
import { requireInternalKey } from '#src/platform/http/internal-key'
import { parseBody } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import type { RequestContext } from '#src/platform/http/request-context'
import { unpairPlayer } from '#src/playback/pairing/approve'
import { answerApproval } from '#src/playback/pairing/confirm'
import { createPairing, getDeviceToken } from '#src/playback/pairing/device-code'

/**
 * Endpoints for devices to pair and unpair, called by the gateway, which forwards the device's IP address.
 */
export default {
  async create(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { app_version } = parseBody(ctx, pairingBodySchema)
    await consume('device-code-address', getClientAddress(ctx))
    ctx.body = await createPairing(app_version)
  },

  async token(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { device_code } = parseBody(ctx, pairingTokenBodySchema)
    await consume('device-token-address', getClientAddress(ctx))
    ctx.body = await getDeviceToken(device_code)
  },

  async confirm(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { device_code, confirmed } = parseBody(ctx, pairingConfirmationBodySchema)
    await consume('device-token-address', getClientAddress(ctx))
    await answerApproval(device_code, confirmed)
    ctx.status = 204
  },

  async unpair(ctx: RequestContext) {
    requireInternalKey(ctx)
    await unpairPlayer(parseBody(ctx, unpairingBodySchema).player)
    ctx.status = 204
  },
}
