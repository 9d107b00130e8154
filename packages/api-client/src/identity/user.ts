import { roles } from '@bgm/validation'
import { z } from 'zod'
import { isoDateTime, namedRecord } from '../wire'

const membership = z.object({
  id: z.string(),
  role: z.enum(roles),
  all_units: z.boolean(),
  organisation: namedRecord,
})

const orEmpty = z
  .string()
  .nullish()
  .transform(value => value ?? '')

export const user = z.object({
  id: z.string(),
  first_name: orEmpty,
  last_name: orEmpty,
  email: z.string(),
  /** An address that waits to be verified before it counts. */
  pending_email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  mobile_number_proved: z.boolean(),
  gender: z.enum(['male', 'female']).nullable(),
  business_type: z.enum(['single', 'multiple']).nullable(),
  locale: z.enum(['id', 'en']),
  confirmed: z.boolean(),
  /** Who came by a provider may have none. */
  has_password: z.boolean(),
  has_google: z.boolean(),
  blocked: z.boolean(),
  active_organisation: z.string().nullable(),
  memberships: z.array(membership),
  notifications: z.object({ renewal: z.boolean(), payment: z.boolean(), members: z.boolean() }),
  /** Whether terms are in force that are newer than the ones this person agreed to. */
  terms_due: z.boolean().default(false),
  created_at: isoDateTime,
})

export type User = z.output<typeof user>
export type Membership = z.output<typeof membership>

/** A session that begins: its raw token, and whose it is. */
export const session = z.object({ jwt: z.string().min(1), user })
export type Session = z.output<typeof session>

/** What a right first factor opens: a session, or the challenge of the second one, which lasts 10 minutes. */
export const signInResult = z.union([session, z.object({ challenge: z.string().min(1) })])
export type SignInResult = z.output<typeof signInResult>
