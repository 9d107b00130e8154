import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithFieldError } from './responses'
import type { World } from './world'

const hour = 60 * 60_000
/** The token of every pass and request that the mock backend issues. */
export const samplePassToken = 'pass'.padEnd(43, '0')
const samplePin = '482139'

const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** A pass that is active or awaiting approval by a member. */
const createPass = (name: string, state: 'active' | 'waiting', number: number) => ({
  documentId: `pass0000000000000000000${number}`,
  name,
  state: state as string,
  number: state === 'waiting' ? 47 : null,
  created_at: inHours(0),
  expires_at: inHours(state === 'waiting' ? 1 / 6 : 8),
  granted_by: null as string | null,
})
export type PassRow = ReturnType<typeof createPass>

/** The staff remote of the first zone. The pass on its screen is `good.pass`. */
export function remotePassHandlers(world: World, { url, withConfirmedAccount, withoutAuth }: HandlerContext) {
  const [zone] = world.zones
  const place = {
    zone: { documentId: zone?.documentId, name: zone?.name },
    business_unit: zone?.business_unit,
  }
  const list = () => HttpResponse.json({ data: world.remotePasses })
  const settle = (id: unknown, state: string) => {
    const pass = world.remotePasses.find(({ documentId }) => documentId === id)
    if (pass?.state !== 'waiting') return respondWithError(409, { code: 'request-settled' })
    pass.state = state
    return list()
  }
  const join = (name: unknown, state: 'active' | 'waiting') => {
    const pass = createPass(String(name), state, world.remotePasses.length + 1)
    world.remotePasses.push(pass)
    return HttpResponse.json({ token: samplePassToken, pass }, { status: 201 })
  }
  return [
    http.get(
      url('/zones/:id/remote-passes'),
      withConfirmedAccount(() =>
        HttpResponse.json({
          data: world.remotePasses,
          members: [
            {
              documentId: 'member000000000000000001',
              name: 'Sari Wulandari',
              at: inHours(0),
              command: 'skip',
            },
          ],
        }),
      ),
    ),
    http.get(
      url('/remote-requests'),
      withConfirmedAccount(() => {
        const waiting = world.remotePasses.filter(({ state }) => state === 'waiting')
        return HttpResponse.json({ data: waiting.map(pass => ({ ...pass, ...place })) })
      }),
    ),
    http.post(
      url('/zones/:id/remote-passes/:pass/approve'),
      withConfirmedAccount((_body, _query, { pass }) => settle(pass, 'active')),
    ),
    http.post(
      url('/zones/:id/remote-passes/:pass/decline'),
      withConfirmedAccount((_body, _query, { pass }) => settle(pass, 'declined')),
    ),
    http.delete(
      url('/zones/:id/remote-passes/:pass'),
      withConfirmedAccount((_body, _query, { pass }) => {
        world.remotePasses = world.remotePasses.filter(({ documentId }) => documentId !== pass)
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.get(
      url('/business-units/:id/remote'),
      withConfirmedAccount(() => HttpResponse.json(world.unitRemote)),
    ),
    http.put(
      url('/business-units/:id/remote'),
      withConfirmedAccount(({ allowed, new_staff_pin: pin }) => {
        world.unitRemote = {
          allowed: allowed === true,
          has_pin: world.unitRemote.has_pin || pin !== undefined,
          changed_at: inHours(0),
        }
        return HttpResponse.json(world.unitRemote)
      }),
    ),
    http.post(
      url('/remote-joins/look-up'),
      withoutAuth(({ pass }) =>
        pass === 'good.pass'
          ? HttpResponse.json({ ...place, allowed: world.unitRemote.allowed, expires_at: inHours(0.1) })
          : respondWithError(404),
      ),
    ),
    http.post(
      url('/remote-joins/pin'),
      withoutAuth(({ staff_name, staff_pin }) =>
        staff_pin === samplePin
          ? join(staff_name, 'active')
          : respondWithFieldError('staff_pin', 'validation.staff_pin_wrong'),
      ),
    ),
    http.post(
      url('/remote-joins/requests'),
      withoutAuth(({ staff_name }) => join(staff_name, 'waiting')),
    ),
    http.get(
      url('/staff-remote'),
      withoutAuth(() => {
        const [pass] = world.remotePasses
        if (!pass) return respondWithError(404)
        const remote = pass.state === 'active' ? { ...zone, skips: { left: 6, renewed_at: null } } : null
        return HttpResponse.json({ ...place, pass, remote, holders: [{ ...pass, own: true }] })
      }),
    ),
    http.get(
      url('/staff-remote/playlists'),
      withoutAuth(() =>
        HttpResponse.json({
          data: world.playlists,
          meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: world.playlists.length } },
        }),
      ),
    ),
    http.put(
      url('/staff-remote/desired'),
      withoutAuth(body => {
        Object.assign(zone?.desired ?? {}, body)
        return HttpResponse.json({ ...zone, skips: { left: 6, renewed_at: null } })
      }),
    ),
    http.delete(
      url('/staff-remote'),
      withoutAuth(() => {
        world.remotePasses = []
        return new HttpResponse(null, { status: 204 })
      }),
    ),
  ]
}
