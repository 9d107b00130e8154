import type { Backend } from './harness'
import { newRegistration } from './people'

const link = /\/invitations\/([\w-]+)/

/** Waits until `count` invitations have been sent to an email address, and returns the token of the newest. */
export async function waitForInvitationToken(backend: Backend, email: string, count = 1): Promise<string> {
  const mails = await backend.mail.waitForEmails(email, count, link)
  return link.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

/** A request body for accepting an invitation with a new account. */
export function newJoinBody(token: string, changes: Record<string, unknown> = {}) {
  const { email: _, business_type: __, ...person } = newRegistration(changes)
  return { ...person, token }
}

type Access = { role: string; units?: string[] }

export const sendInvitation = (backend: Backend, token: string, email: string, { role, units }: Access) =>
  backend.call('POST', '/invitations', {
    token,
    body: { email, role, all_units: !units, units: units ?? [], locale: 'id' },
  })

/** Creates a member with the given role, invited by the caller. */
export async function createColleague(backend: Backend, inviter: string, role: string, units?: string[]) {
  const { email } = newRegistration()
  const invited = await sendInvitation(backend, inviter, email, units ? { role, units } : { role })
  if (invited.status !== 200) throw new Error(`invite answered ${invited.status}: ${invited.text}`)
  const body = newJoinBody(await waitForInvitationToken(backend, email))
  const response = await backend.call('POST', '/invitations/join', { body })
  if (response.status !== 200) throw new Error(`join answered ${response.status}: ${response.text}`)
  const { jwt, user } = response.body
  const [membership] = user.memberships
  return {
    token: String(jwt),
    email,
    user,
    membership: String(membership.documentId),
    password: body.password,
  }
}

/** The id of the caller's membership. */
export async function getMembershipId(backend: Backend, token: string): Promise<string> {
  const { memberships } = (await backend.call('GET', '/users/me', { token })).body
  return memberships[0].documentId
}
