import { type MemberAccessBody, roles } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { isoDateTime, listResponse, namedRecord, noContent } from '../wire'

const member = z.object({
  id: z.string(),
  /** The account's id, for the audit trail's `person` filter. */
  person: z.string(),
  name: z.string(),
  /** Null unless the caller may see invitations. */
  email: z.string().nullable(),
  role: z.enum(roles),
  all_units: z.boolean(),
  /** The member's selected units, limited to those to which the caller has access. */
  units: z.array(namedRecord),
  active: z.boolean(),
  self: z.boolean(),
  created_at: isoDateTime,
})

export type Member = z.output<typeof member>

export interface MembersQuery {
  q?: string
  role?: string
  active?: string
  page?: number
  page_size?: number
}

/**
 * Members of the active organisation. A change that would leave it without an owner throws 409 `last-owner`.
 */
export const createMembersApi = (http: HttpClient) => ({
  list: (query: MembersQuery = {}) => http.call('get', 'members', { query, schema: listResponse(member) }),
  get: (id: string) => http.call('get', `members/${pathSegment(id)}`, { schema: member }),
  setAccess: (id: string, json: MemberAccessBody) =>
    http.call('put', `members/${pathSegment(id)}`, { json, schema: member }),
  deactivate: (id: string) => http.call('post', `members/${pathSegment(id)}/deactivate`, { schema: member }),
  reactivate: (id: string) => http.call('post', `members/${pathSegment(id)}/reactivate`, { schema: member }),
  remove: (id: string) => http.call('delete', `members/${pathSegment(id)}`, { schema: noContent }),
  /** Makes the member the owner and the caller a manager. */
  transfer: (json: { member: string; password: string }) =>
    http.call('post', 'organisation/transfer', { json, schema: member }),
})
