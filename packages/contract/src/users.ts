import { roles } from '@bgm/validation'
import { z } from 'zod'
import { isoDateTime, namedRecord } from './values'

const membership = z.object({
  id: z.string(),
  role: z.enum(roles),
  all_units: z.boolean(),
  organisation: namedRecord,
})
export type Membership = z.output<typeof membership>

const orEmpty = z
  .string()
  .nullish()
  .transform(value => value ?? '')

export const user = z.object({
  id: z.string(),
  first_name: orEmpty,
  last_name: orEmpty,
  email: z.string(),
  /** A new email address that is not confirmed yet. */
  pending_email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  mobile_number_verified: z.boolean(),
  gender: z.enum(['male', 'female']).nullable(),
  business_type: z.enum(['single', 'multiple']).nullable(),
  locale: z.enum(['id', 'en']),
  confirmed: z.boolean(),
  /** Whether the account has a password; false if it was created with Google. */
  has_password: z.boolean(),
  has_google: z.boolean(),
  blocked: z.boolean(),
  active_organisation: z.string().nullable(),
  memberships: z.array(membership),
  notifications: z.object({
    renewal: z.boolean(),
    payment: z.boolean(),
    members: z.boolean(),
    zones: z.boolean(),
    incidents: z.boolean(),
  }),
  /** Whether the person still has to accept the current terms. */
  terms_due: z.boolean(),
  /** The collective body on whose behalf the person reads usage data; null for members. */
  collective_body: namedRecord.extend({ second_factor: z.boolean() }).nullable(),
  created_at: isoDateTime,
})
export type User = z.output<typeof user>

/** A new session: its token and its user. */
export const session = z.object({ jwt: z.string().min(1), user })
export type Session = z.output<typeof session>

/**
 * The response to a correct password: a session, or a challenge for the second factor (valid for 10 minutes).
 */
export const signInResult = z.union([session, z.object({ challenge: z.string().min(1) })])
export type SignInResult = z.output<typeof signInResult>
