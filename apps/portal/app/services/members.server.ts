import type { Api, Invitation, Member, MembersQuery } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { type Invitation as Asked, type MemberAccess, toMemberAccessBody } from '@bgm/validation'

export const listMembers = (api: Api, query: MembersQuery) => api.members.list(query)

export const getMember = (api: Api, id: string): Promise<Member> => api.members.get(id)

export type UnitOption = {
  id: string
  name: string
}

/** Lists the units to which the member may grant access: the member's own units, up to 500. */
export async function listAccessibleUnits(api: Api): Promise<UnitOption[]> {
  const page = (number: number) => api.businessUnits.list({ page: number, page_size: 100 })
  const first = await page(1)
  const rest = Array.from({ length: Math.min(4, first.pagination.page_count - 1) }, (_, index) => index + 2)
  const others = await Promise.all(rest.map(page))
  return [first, ...others].flatMap(({ data }) => data.map(({ id, name }) => ({ id, name })))
}

export const setMemberAccess = (api: Api, id: string, access: MemberAccess): Promise<Member> =>
  api.members.setAccess(id, toMemberAccessBody(access))

export const setMemberActive = (api: Api, id: string, active: boolean): Promise<Member> =>
  active ? api.members.reactivate(id) : api.members.deactivate(id)

/** Removes a member and returns the removed member, for the notice. */
export async function removeMember(api: Api, id: string): Promise<Member> {
  const member = await api.members.get(id)
  await api.members.remove(id)
  return member
}

export const transferOwnership = (api: Api, member: string, password: string): Promise<Member> =>
  api.members.transfer({ member, password })

export const listInvitations = (api: Api): Promise<Invitation[]> => api.invitations.list()

/** The email is sent in the invited person's language, or else in the page's language. */
export const inviteMember = (api: Api, { email, ...access }: Asked, locale: Locale): Promise<Invitation> =>
  api.invitations.create({ email, ...toMemberAccessBody(access), locale })

export const resendInvitation = (api: Api, id: string): Promise<Invitation> => api.invitations.resend(id)

export const revokeInvitation = (api: Api, id: string) => api.invitations.revoke(id)
