import { type InvitationBody, type JoinBody, roles } from '@bgm/validation'
import { z } from 'zod'
import { ApiError } from '../error'
import { type Http, piece } from '../http'
import { session, user } from '../identity/user'
import { data, moment, named, nothing } from '../wire'

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  all_units: z.boolean(),
  units: z.array(named),
  invited_by: z.string().nullable(),
  sent_at: moment,
  expires_at: moment,
  expired: z.boolean(),
})

/** What the holder of a token may know of its invitation. */
const offer = z.object({
  email: z.string(),
  role: z.enum(roles),
  organisation: named,
  invited_by: z.string().nullable(),
  expires_at: moment,
  has_account: z.boolean(),
})

export type Invitation = z.output<typeof invitation>
export type Offer = z.output<typeof offer>

/** Asking people into the active organisation, and following such a call. An old or used token is 404. */
export const createInvitations = (http: Http) => ({
  list: () => http.call('get', 'invitations', { answer: data(z.array(invitation)) }),
  create: (json: InvitationBody) => http.call('post', 'invitations', { json, answer: invitation }),
  resend: (id: string) => http.call('post', `invitations/${piece(id)}/resend`, { answer: invitation }),
  revoke: (id: string) => http.call('delete', `invitations/${piece(id)}`, { answer: nothing }),
  /** What a token opens; null once it is used, revoked or old. */
  find: (token: string): Promise<Offer | null> =>
    http.call('post', 'invitations/look-up', { json: { token }, answer: offer }).catch(error => {
      if (error instanceof ApiError && ['not-found', 'invalid'].includes(error.code)) return null
      throw error
    }),
  /** With the account that is signed in; 409 `invitation-address` where the invitation is for another one. */
  accept: (token: string) => http.call('post', 'invitations/accept', { json: { token }, answer: user }),
  /** With a new account. */
  join: (json: JoinBody) => http.call('post', 'invitations/join', { json, answer: session }),
})
