import type { Api } from '@bgm/api-client'

/** Finds the device that shows the code; null if there is none. */
export const findPairing = (api: Api, code: string) => api.players.find(code)

/** Returns the zone to which the device is now paired; null if the code is no longer valid. */
export const approvePairing = (
  api: Api,
  { user_code, zone, replace }: { user_code: string; zone: string; replace: boolean },
) => api.players.approve({ user_code, zone, ...(replace ? { replace } : {}) })

export const declinePairing = (api: Api, code: string) => api.players.decline(code)
