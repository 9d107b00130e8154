import { isoDateTime, namedRecord, zoneLicence } from '@bgm/contract'
import { pairingStates } from '@bgm/validation'
import { z } from 'zod'
import type { HttpClient } from '../http'
import { noContent } from '../wire'
import { nullIfNotFound } from './wire'
import { type Zone, zone } from './zones'

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

/** Pairing requests by devices. Calls return null for an unknown or expired code. */
export const createPlayersApi = (http: HttpClient) => ({
  find: (user_code: string): Promise<Pairing | null> =>
    http.call('post', 'pairings/look-up', { json: { user_code }, schema: pairing }).catch(nullIfNotFound),
  /** Throws 409 `zone-has-player` without `replace`, and 409 `pairing-used`. */
  approve: (json: { user_code: string; zone: string; replace?: boolean }): Promise<Zone | null> =>
    http.call('post', 'pairings/approve', { json, schema: zone }).catch(nullIfNotFound),
  decline: (user_code: string) =>
    http.call('post', 'pairings/decline', { json: { user_code }, schema: noContent }).catch(nullIfNotFound),
})
