import {
  invitationBodySchema,
  invitationTokenBodySchema,
  joinByInvitationBodySchema,
  roles,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post } from './endpoint'
import { dataOf } from './response'
import { session, user } from './users'
import { isoDateTime, namedRecord } from './values'

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  all_units: z.boolean(),
  units: z.array(namedRecord),
  invited_by: z.string().nullable(),
  sent_at: isoDateTime,
  expires_at: isoDateTime,
  expired: z.boolean(),
})
export type Invitation = z.output<typeof invitation>

/** The details of an invitation that are visible to anyone with its token. */
const invitationPreview = z.object({
  email: z.string(),
  role: z.enum(roles),
  organisation: namedRecord,
  invited_by: z.string().nullable(),
  expires_at: isoDateTime,
  has_account: z.boolean(),
})
export type InvitationPreview = z.output<typeof invitationPreview>

/** Invitations to the active organisation. A used, revoked or expired token is a 404. */
export const invitations = endpoints({
  list: get('/invitations', {
    caller: 'member',
    permission: 'invitation.read',
    response: dataOf(z.array(invitation)),
  }),
  create: post('/invitations', {
    caller: 'member',
    permission: 'invitation.create',
    body: invitationBodySchema,
    response: invitation,
  }),
  lookUp: post('/invitations/look-up', {
    caller: 'anyone',
    body: invitationTokenBodySchema,
    response: invitationPreview,
    limits: ['token-address'],
  }),
  /** Joins with the signed-in account and confirms its address; `invitation-address` if the invitation is for another address. */
  accept: post('/invitations/accept', {
    caller: 'unconfirmed',
    body: invitationTokenBodySchema,
    response: user,
    errors: ['invitation-address', 'already-member'],
    limits: ['token-address'],
  }),
  /** Joins with a new account. */
  join: post('/invitations/join', {
    caller: 'anyone',
    body: joinByInvitationBodySchema,
    response: session,
    limits: ['token-address'],
  }),
  /**
   * Invalidates the previous link; at most once a minute. `invitation` if it has been accepted, revoked or sent again in the meantime.
   */
  resend: post('/invitations/:id/resend', { caller: 'member', response: invitation, errors: ['invitation'] }),
  revoke: del('/invitations/:id', { caller: 'member' }),
})
