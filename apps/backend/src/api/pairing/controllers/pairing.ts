import { pairings } from '@bgm/contract'
import { getScope, getScopedZone } from '#src/customers'
import { implement } from '#src/platform/http/implement'
import { consume, restoreAttempt } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import {
  approvePairing,
  declinePairing,
  getPairing,
  getZoneView,
  listPairableZones,
  type PairingRow,
} from '#src/playback'

/**
 * Finds the pairing for a code entered by a member. Wrong attempts are limited per account and per IP
 * address, so one member's guesses do not use up the attempts of others.
 */
async function findTyped(ctx: RequestContext, code: string): Promise<PairingRow> {
  const counters = [
    ['pairing-account', getAccount(ctx).documentId],
    ['pairing-address', getClientAddress(ctx)],
  ] as const
  for (const [rule, key] of counters) await consume(rule, key)
  const pairing = await getPairing(code)
  for (const [rule, key] of counters) await restoreAttempt(rule, key)
  return pairing
}

export default implement(pairings, {
  async lookUp({ body: { user_code }, ctx }) {
    const { app_version, expires_at, state } = await findTyped(ctx, user_code)
    const zones = await listPairableZones(getScope(ctx))
    return { app_version, state, expires_at: new Date(expires_at), zones }
  },

  async approve({ body: { user_code, zone: id, replace = false }, ctx }) {
    const scope = getScope(ctx)
    const pairing = await findTyped(ctx, user_code)
    const zone = await getScopedZone(scope, id)
    await approvePairing(pairing, { account: getAccount(ctx), zone, replace })
    return getZoneView(scope, zone.documentId)
  },

  async decline({ body: { user_code }, ctx }) {
    await declinePairing(await findTyped(ctx, user_code))
  },
})
