import type { Api, StaffRemote } from '@bgm/api-client'
import { getPassApi, type RouteArgs } from '#app/http/api.server'
import { readPassTokens } from '#app/http/remote-pass.server'
import { findStaffRemoteSession } from '#app/services/remote-passes.server'

type HeldRemote = {
  token: string
  api: Api
  staff: StaffRemote
}

const isOpen = ({ staff: { pass } }: HeldRemote) => pass.state === 'active' || pass.state === 'waiting'

/** Lists the remotes that this phone holds, one per zone, including those that have ended. */
async function listHeldRemotes(args: RouteArgs): Promise<HeldRemote[]> {
  const found = await Promise.all(
    readPassTokens(args.request).map(async token => {
      const api = getPassApi(args, token)
      const staff = await findStaffRemoteSession(api)
      return staff ? [{ token, api, staff }] : []
    }),
  )
  const held = found.flat()
  return held.filter(
    ({ staff }, index) => held.findIndex(one => one.staff.zone.id === staff.zone.id) === index,
  )
}

/**
 * Finds the remote of the zone in the query string, or else the newest open one; null if the phone holds
 * none.
 */
export async function loadHeldRemotes(args: RouteArgs) {
  const held = await listHeldRemotes(args)
  const wanted = new URL(args.request.url).searchParams.get('zone')
  const chosen = held.find(({ staff }) => staff.zone.id === wanted) ?? held.find(isOpen) ?? held[0] ?? null
  const zones = held.filter(isOpen).map(({ staff: { zone, business_unit } }) => ({
    id: zone.id,
    name: zone.name,
    unit: business_unit.name,
  }))
  return { chosen, zones }
}

/** Whether the phone holds a zone's remote, or has requested it. */
export async function holdsRemote(args: RouteArgs, zone: string): Promise<boolean> {
  return (await listHeldRemotes(args)).some(held => held.staff.zone.id === zone && isOpen(held))
}
