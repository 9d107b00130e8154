import { type InvitationBody, type JoinByInvitationBody, roles } from '@bgm/validation'
import { z } from 'zod'
import { ApiError } from '../error'
import { type HttpClient, pathSegment } from '../http'
import { session, user } from '../identity/user'
import { dataResponse, isoDateTime, namedRecord, noContent } from '../wire'

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

/** The details of an invitation that are visible to anyone with its token. */
const invitationPreview = z.object({
  email: z.string(),
  role: z.enum(roles),
  organisation: namedRecord,
  invited_by: z.string().nullable(),
  expires_at: isoDateTime,
  has_account: z.boolean(),
})

export type Invitation = z.output<typeof invitation>
export type InvitationPreview = z.output<typeof invitationPreview>

/**
 * Manages the active organisation's invitations, and accepts invitations; an expired or used token throws
 * 404.
 */
export const createInvitationsApi = (http: HttpClient) => ({
  list: () => http.call('get', 'invitations', { schema: dataResponse(z.array(invitation)) }),
  create: (json: InvitationBody) => http.call('post', 'invitations', { json, schema: invitation }),
  resend: (id: string) => http.call('post', `invitations/${pathSegment(id)}/resend`, { schema: invitation }),
  revoke: (id: string) => http.call('delete', `invitations/${pathSegment(id)}`, { schema: noContent }),
  /** Returns the invitation for a token; null if the token is invalid, used, revoked or expired. */
  find: (token: string): Promise<InvitationPreview | null> =>
    http.call('post', 'invitations/look-up', { json: { token }, schema: invitationPreview }).catch(error => {
      if (error instanceof ApiError && ['not-found', 'invalid'].includes(error.code)) return null
      throw error
    }),
  /**
   * Joins with the signed-in account; throws 409 `invitation-address` if the invitation is for another
   * address.
   */
  accept: (token: string) => http.call('post', 'invitations/accept', { json: { token }, schema: user }),
  /** Joins with a new account. */
  join: (json: JoinByInvitationBody) => http.call('post', 'invitations/join', { json, schema: session }),
})
