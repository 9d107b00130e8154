import { normaliseUserCode, pairingStates } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, post } from './endpoint'
import { zoneLicence } from './playback-values'
import { isoDateTime, namedRecord } from './values'
import { zone } from './zones'

const pairing = z.object({
  state: z.enum(pairingStates),
  app_version: z.string().nullable(),
  expires_at: isoDateTime,
  /** The zones for which the member may approve a device. */
  zones: z.array(
    namedRecord.extend({
      business_unit: namedRecord,
      licence: zoneLicence,
      player: z.object({ seen_at: isoDateTime.nullable() }).nullable(),
    }),
  ),
})
export type Pairing = z.output<typeof pairing>

const userCode = z
  .string('validation.required')
  .max(40, 'validation.user_code')
  .transform(typed => normaliseUserCode(typed) ?? '')

const codeBody = z.strictObject({ user_code: userCode })
const approvalBody = z.strictObject({
  user_code: userCode,
  zone: z.string().max(64, 'validation.invalid'),
  replace: z.boolean().optional(),
})

const manager = { caller: 'member', permission: 'player.manage' } as const

/** Pairing requests by devices. Wrong codes count as guesses. An unknown or expired code is a 404. */
export const pairings = endpoints({
  lookUp: post('/pairings/look-up', { ...manager, body: codeBody, response: pairing }),
  /** `zone-has-player` without `replace`. */
  approve: post('/pairings/approve', {
    ...manager,
    body: approvalBody,
    response: zone,
    errors: ['zone-has-player', 'pairing-used'],
  }),
  decline: post('/pairings/decline', { ...manager, body: codeBody }),
})
