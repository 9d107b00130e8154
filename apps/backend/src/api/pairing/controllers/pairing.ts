import { normaliseUserCode } from '@bgm/validation'
import { z } from 'zod'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { getScopedZone } from '#src/api/zone/services/scoped-zones'
import { getZoneView, listPairableZones } from '#src/api/zone/services/view'
import { parseBody } from '#src/http/parse-body'
import { consume, restoreAttempt } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { approvePairing, declinePairing, getPairing } from '../services/approve'
import type { PairingRow } from '../services/row'

const userCode = z
  .string({ error: 'validation.required' })
  .max(40, 'validation.user_code')
  .transform(typed => normaliseUserCode(typed) ?? '')

const codeBody = z.strictObject({ user_code: userCode })
const approvalBody = z.strictObject({
  user_code: userCode,
  zone: z.string().max(64, 'validation.invalid'),
  replace: z.boolean().optional(),
})

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

export default {
  async lookUp(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'player.manage')
    const { user_code } = parseBody(ctx, codeBody)
    const { app_version, expires_at, state } = await findTyped(ctx, user_code)
    const zones = await listPairableZones(scope)
    ctx.body = { app_version, state, expires_at: new Date(expires_at), zones }
  },

  async approve(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'player.manage')
    const { user_code, zone: id, replace = false } = parseBody(ctx, approvalBody)
    const pairing = await findTyped(ctx, user_code)
    const zone = await getScopedZone(scope, id)
    await approvePairing(pairing, { account: getAccount(ctx), zone, replace })
    ctx.body = await getZoneView(scope, zone.documentId)
  },

  async decline(ctx: RequestContext) {
    requirePermission(getScope(ctx), 'player.manage')
    const { user_code } = parseBody(ctx, codeBody)
    await declinePairing(await findTyped(ctx, user_code))
    ctx.status = 204
  },
}
