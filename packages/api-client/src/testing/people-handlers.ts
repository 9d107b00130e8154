import { HttpResponse, http } from 'msw'
import type { HandlerContext, RequestBody } from './handler-context'
import { respondWithError, respondWithFieldError, respondWithList } from './responses'
import type { World } from './world'

const names = { page: 'page', size: 'page_size' }
const noContent = () => new HttpResponse(null, { status: 204 })

/** Only `good-token` is valid. */
const isValidToken = ({ token }: RequestBody) => token === 'good-token'

export function peopleHandlers(
  world: World,
  { url, withOptionalAuth, withConfirmedAccount, withAuth }: HandlerContext,
) {
  type Member = World['members'][number]
  const one = (act: (found: Member, body: RequestBody) => Response) =>
    withConfirmedAccount((body, _query, { id }) => {
      const found = world.members.find(({ documentId }) => documentId === id)
      return found ? act(found, body) : respondWithError(404)
    })
  const respond = (found: Member) => HttpResponse.json(found)
  const isLastOwner = (found: Member) =>
    found.role === 'owner' &&
    world.members.filter(({ role, active }) => role === 'owner' && active).length < 2
  const lastOwner = () => respondWithError(409, { code: 'last-owner' })
  const session = () => HttpResponse.json({ jwt: world.jwt, user: world.user })
  const addMembership = () => {
    const { organisation, role } = world.invitationPreview ?? {
      organisation: world.organisation,
      role: 'staff',
    }
    const added = { documentId: 'membernew000000000000009', role, all_units: true, organisation }
    world.user.memberships = [...world.user.memberships, added]
    world.user.active_organisation = organisation.documentId
    world.user.confirmed = true
  }

  return [
    http.get(
      url('/members'),
      withConfirmedAccount((_, query) => {
        const search = (query.get('q') ?? '').toLowerCase()
        const found = world.members.filter(
          ({ name, role }) => name.toLowerCase().includes(search) && [null, role].includes(query.get('role')),
        )
        return respondWithList(found, query, names)
      }),
    ),
    http.get(url('/members/:id'), one(respond)),
    http.put(
      url('/members/:id'),
      one((found, { role, all_units, units }) => {
        if (role !== 'owner' && isLastOwner(found)) return lastOwner()
        const ids: unknown[] = Array.isArray(units) ? units : []
        const accessible = world.units.filter(({ documentId }) => ids.includes(documentId))
        const grantedUnits = accessible.map(({ documentId, name }) => ({ documentId, name: `${name}` }))
        return respond(Object.assign(found, { role, all_units, units: grantedUnits }))
      }),
    ),
    http.post(
      url('/members/:id/deactivate'),
      one(found => (isLastOwner(found) ? lastOwner() : respond(Object.assign(found, { active: false })))),
    ),
    http.post(
      url('/members/:id/reactivate'),
      one(found => respond(Object.assign(found, { active: true }))),
    ),
    http.delete(
      url('/members/:id'),
      one(found => {
        if (isLastOwner(found)) return lastOwner()
        world.members = world.members.filter(row => row !== found)
        return noContent()
      }),
    ),
    http.post(
      url('/organisation/transfer'),
      withConfirmedAccount(({ member: id, password }) => {
        if (password !== world.password) return respondWithFieldError('password', 'validation.password_wrong')
        const found = world.members.find(({ documentId }) => documentId === id)
        return found ? respond(Object.assign(found, { role: 'owner' })) : respondWithError(404)
      }),
    ),
    http.get(
      url('/organisation'),
      withConfirmedAccount(() => HttpResponse.json(world.organisation)),
    ),
    http.put(
      url('/organisation'),
      withConfirmedAccount(body => {
        const empty = { company_email: null, billing_address: null, npwp: null }
        return HttpResponse.json(Object.assign(world.organisation, empty, body))
      }),
    ),
    http.post(
      url('/organisation/switch'),
      withConfirmedAccount(({ organisation: id }) => {
        const isMember = world.user.memberships.some(({ organisation }) => organisation.documentId === id)
        if (!isMember) return respondWithError(404)
        world.user.active_organisation = `${id}`
        return HttpResponse.json(world.user)
      }),
    ),
    http.put(
      url('/notifications'),
      withConfirmedAccount(body => {
        Object.assign(world.user.notifications, body)
        return HttpResponse.json(world.user)
      }),
    ),
    http.get(
      url('/invitations'),
      withConfirmedAccount(() => HttpResponse.json({ data: world.invitations })),
    ),
    http.post(
      url('/invitations'),
      withConfirmedAccount(({ email, role, all_units }) => {
        if (world.members.some(row => row.email === email))
          return respondWithFieldError('email', 'validation.member_taken')
        if (world.invitations.some(row => row.email === email))
          return respondWithFieldError('email', 'validation.invitation_taken')
        const invitation = { documentId: 'invitation00000000000002', email, role, all_units, units: [] }
        const row = Object.assign({}, world.invitations[0], invitation)
        world.invitations.push(row)
        return HttpResponse.json(row)
      }),
    ),
    http.post(
      url('/invitations/look-up'),
      withOptionalAuth(body =>
        isValidToken(body) && world.invitationPreview
          ? HttpResponse.json(world.invitationPreview)
          : respondWithError(404),
      ),
    ),
    http.post(
      url('/invitations/accept'),
      withAuth(body => {
        if (!isValidToken(body) || !world.invitationPreview) return respondWithError(404)
        if (world.invitationPreview.email !== world.user.email)
          return respondWithError(409, { code: 'invitation-address' })
        addMembership()
        return HttpResponse.json(world.user)
      }),
    ),
    http.post(
      url('/invitations/join'),
      withOptionalAuth(({ first_name, last_name = '', ...body }) => {
        if (!isValidToken(body) || !world.invitationPreview) return respondWithError(404)
        const profile = {
          first_name: `${first_name}`,
          last_name: `${last_name}`,
          email: world.invitationPreview.email,
        }
        world.user = { ...world.user, ...profile, memberships: [] }
        addMembership()
        return session()
      }),
    ),
    http.post(
      url('/invitations/:id/resend'),
      withConfirmedAccount((_body, _query, { id }) => {
        const found = world.invitations.find(({ documentId }) => documentId === id)
        return found ? HttpResponse.json(found) : respondWithError(404)
      }),
    ),
    http.delete(
      url('/invitations/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        world.invitations = world.invitations.filter(({ documentId }) => documentId !== id)
        return noContent()
      }),
    ),
    http.get(
      url('/audit-entries'),
      withConfirmedAccount((_, query) => {
        const kind = query.get('kind')
        const found = world.audit.filter(({ action }) => !kind || action.startsWith(`${kind}.`))
        return respondWithList(found, query, names)
      }),
    ),
    http.get(
      url('/audit-entries/export'),
      withConfirmedAccount(() => HttpResponse.json({ data: world.audit })),
    ),
  ]
}
