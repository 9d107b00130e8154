import type { Api } from '@bgm/api-client'
import { hasPermission, type UnitRemoteBody } from '@bgm/validation'
import { nullIfNotFound } from '#app/http/api.server'
import { findActiveMembership, getAccount } from './account.server'

/** Lists the pending requests for a staff pass in the member's units, oldest first. */
export const listPendingPassRequests = (api: Api) => api.remotePasses.listWaiting()

/** Lists the passes and requests for a zone, and what members last did with its remote. */
export async function listRemoteHolders(api: Api, zone: string) {
  const { data: passes, members } = await api.remotePasses.list(zone)
  return { passes, members }
}

/** Approves or declines a request for a pass, or ends a pass. */
export function decidePassRequest(
  api: Api,
  zone: string,
  answer: { approve?: string | undefined; decline?: string | undefined; revoke?: string | undefined },
) {
  if (answer.approve) return api.remotePasses.approve(zone, answer.approve)
  if (answer.decline) return api.remotePasses.decline(zone, answer.decline)
  return api.remotePasses.revoke(zone, answer.revoke ?? '')
}

export const getUnitRemote = (api: Api, unit: string) => api.unitRemotes.get(unit)

export const setUnitRemote = (api: Api, unit: string, { allowed, new_staff_pin }: UnitRemoteBody) =>
  api.unitRemotes.set(unit, { allowed, ...(new_staff_pin ? { new_staff_pin } : {}) })

/** Finds the zone whose screen shows the pass; null if the pass is no longer valid. */
export const findScannedZone = (api: Api, pass: string) => nullIfNotFound(api.remoteJoins.lookUp({ pass }))

/** Whether the member may control a zone. Throws for a zone of another organisation. */
export async function mayControlZone(api: Api, zone: string): Promise<boolean> {
  const [account] = await Promise.all([getAccount(api), api.zones.get(zone)])
  return hasPermission(findActiveMembership(account)?.role ?? null, 'zone.control')
}

type Join = {
  pass: string
  key: string
  staff_name: string
  staff_pin?: string | undefined
}

/** With a PIN, creates a pass for one shift; without a PIN, requests a pass. Returns its token. */
export async function joinRemote(api: Api, { staff_pin, ...join }: Join): Promise<string> {
  const { token } =
    staff_pin === undefined
      ? await api.remoteJoins.request(join)
      : await api.remoteJoins.withPin({ ...join, staff_pin })
  return token
}

export const findStaffRemoteSession = (api: Api) => nullIfNotFound(api.staffRemote.get())

export const endStaffRemoteSession = (api: Api) => nullIfNotFound(api.staffRemote.leave())

const maxPages = 10

/** Lists all playlists that the holder of a pass may choose. */
export async function listStaffPlaylists(api: Api) {
  const list = (page: number) => api.staffRemote.listPlaylists({ page, page_size: 100 })
  const first = await list(1)
  const others = Array.from({ length: Math.min(first.pagination.page_count, maxPages) - 1 }, (_, index) =>
    list(index + 2),
  )
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data)
}
