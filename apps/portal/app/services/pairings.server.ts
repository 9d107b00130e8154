import type { Api } from '@bgm/api-client'
import { nullIfNotFound } from '#app/http/api.server'

/** Finds the device that shows the code; null if there is none. */
export const findPairing = (api: Api, user_code: string) => nullIfNotFound(api.pairings.lookUp({ user_code }))

/** Returns the zone to which the device is now paired; null if the code is no longer valid. */
export const approvePairing = (
  api: Api,
  { user_code, zone, replace }: { user_code: string; zone: string; replace: boolean },
) => nullIfNotFound(api.pairings.approve({ user_code, zone, ...(replace ? { replace } : {}) }))

export const declinePairing = (api: Api, user_code: string) =>
  nullIfNotFound(api.pairings.decline({ user_code }))
