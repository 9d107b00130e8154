import { z } from 'zod'
import { del, endpoints, get, post } from './endpoint'
import { pageQuery } from './query'
import { pageOf } from './response'
import { isoDateTime, namedRecord } from './values'

const installationCode = z.object({
  id: z.string(),
  /** As it is printed: `BCDF-GHJK-LMNP`. */
  code: z.string(),
  zone: namedRecord,
  business_unit: namedRecord.extend({ outlet_code: z.string().nullable() }),
  expires_at: isoDateTime,
})
export type InstallationCode = z.output<typeof installationCode>

const createBody = z.strictObject({
  units: z.array(z.string().max(64, 'validation.invalid')).min(1).max(2000).optional(),
})

const manager = { caller: 'member', permission: 'player.manage' } as const

/** Codes with which devices pair themselves with a zone, valid once and for 14 days. */
export const installationCodes = endpoints({
  /** The valid codes of zones without a device, sorted by unit. */
  list: get('/installation-codes', {
    ...manager,
    query: z.strictObject(pageQuery),
    response: pageOf(installationCode, { zones_without_code: z.number() }),
  }),
  /** Creates a code for each zone without a device and without a valid code, of all units or the given ones. */
  create: post('/installation-codes', {
    ...manager,
    body: createBody,
    response: z.object({ created: z.number() }),
    limits: ['installation-code-account'],
  }),
  revoke: del('/installation-codes/:id', { caller: 'member' }),
  revokeAll: del('/installation-codes', manager),
})
