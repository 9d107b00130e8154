import { memberAccessBodySchema, roles, transferOwnershipBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { optional, pageQuery, searchText } from './query'
import { pageOf } from './response'
import { isoDateTime, namedRecord } from './values'

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

const membersQuery = z.strictObject({
  q: searchText,
  role: optional(z.enum(roles)),
  active: optional(z.enum(['true', 'false'])),
  ...pageQuery,
})
export type MembersQuery = z.input<typeof membersQuery>

const caller = 'member'
const change = { caller, response: member, errors: ['last-owner'] } as const

/** Members of the active organisation. A change that would leave it without an owner is a `last-owner`. */
export const members = endpoints({
  list: get('/members', { caller, query: membersQuery, response: pageOf(member) }),
  get: get('/members/:id', { caller, response: member }),
  setAccess: put('/members/:id', { ...change, body: memberAccessBodySchema }),
  deactivate: post('/members/:id/deactivate', change),
  reactivate: post('/members/:id/reactivate', { caller, response: member }),
  /** Notifies the person by email. */
  remove: del('/members/:id', { caller, errors: ['last-owner'] }),
  /** Makes the member the owner and the caller a manager. `transfer` for oneself or a deactivated member. */
  transfer: post('/organisation/transfer', {
    caller,
    permission: 'organisation.transfer',
    body: transferOwnershipBodySchema,
    response: member,
    errors: ['credentials', 'transfer'],
    limits: ['password-account'],
  }),
})
