import * as z from 'zod/mini'
import { locales, passwordsMatch } from './account'
import { npwp } from './business-units'
import { explicitPolicies } from './constants'
import {
  abortUnless,
  bodyObject,
  choice,
  email,
  formObject,
  hasLength,
  list,
  maxInputLength,
  multilineText,
  optionalCheckbox,
  optionalField,
  properName,
  token,
} from './fields'
import { enteredPassword, newPassword } from './passwords'
import { consentBodyFields, consentFields, hasLastName, personFields } from './registration'
import { roles } from './roles'

const id = z.string({ error: 'validation.required' }).check(
  maxInputLength(32, 'validation.invalid'),
  abortUnless<string>(value => value !== '', 'validation.required'),
  z.regex(/^[a-z0-9]{20,32}$/, 'validation.invalid'),
)

const maxIds = 500

const ids = list(
  maxIds * 33,
  'validation.too_long',
  z.array(id).check(hasLength(0, maxIds, 'validation.too_long')),
)

/** The options of the form for the units to which a membership gives access. */
export const unitAccessOptions = ['all', 'some'] as const

const access = { role: choice(roles), reach: choice(unitAccessOptions), units: ids }
const wireAccess = { role: choice(roles), all_units: z.boolean({ error: 'validation.invalid' }), units: ids }

type Reach = { role: string; reach?: string; all_units?: boolean; units: string[] }

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Checks that an owner has access to every unit, and any other role to every unit or at least one. */
const hasUnitAccess = z.refine<Reach>(
  ({ role, reach, all_units, units }) =>
    role === 'owner' || all_units === true || reach === 'all' || units?.length > 0,
  { error: 'validation.units', path: ['units'], when: isObject },
)

/** An invitation that is sent by email. */
export const invitationSchema = formObject({ email, ...access }).check(hasUnitAccess)
export const invitationBodySchema = bodyObject({ email, ...wireAccess, locale: choice(locales) }).check(
  hasUnitAccess,
)

/** A member's role and units. */
export const memberAccessSchema = formObject(access).check(hasUnitAccess)
export const memberAccessBodySchema = bodyObject(wireAccess).check(hasUnitAccess)

/** Converts the form's fields to the format expected by the API. */
export const toMemberAccessBody = ({ role, reach, units }: MemberAccess): MemberAccessBody => {
  const all_units = role === 'owner' || reach === 'all'
  return { role, all_units, units: all_units ? [] : units }
}

const { email: _, business_type: __, referral_code: ___, ...rest } = personFields
const newAccountFields = { ...rest, password: newPassword }
/** A new account that is created from an invitation; the token verifies the email address. */
export const joinByInvitationSchema = formObject({
  ...newAccountFields,
  ...consentFields,
  single_name: optionalCheckbox,
  confirm_password: enteredPassword,
}).check(hasLastName, passwordsMatch)
export const joinByInvitationBodySchema = bodyObject({
  ...newAccountFields,
  ...consentBodyFields,
  token,
  locale: choice(locales),
})

/** Drops the fields that exist only in the form. */
export function toJoinByInvitationBody(
  { single_name, confirm_password: _, last_name, ...rest }: z.output<typeof joinByInvitationSchema>,
  link: { token: string; locale: JoinByInvitationBody['locale'] },
): JoinByInvitationBody {
  return { ...rest, ...link, ...(single_name || !last_name ? {} : { last_name }) }
}

/** Selects the pending invitation to resend or revoke. */
export const invitationIdSchema = formObject({ invitation: id })

export const invitationTokenBodySchema = bodyObject({ token })

/** Transfers the organisation to another member; requires the password. */
export const transferOwnershipSchema = formObject({ password: enteredPassword })
export const transferOwnershipBodySchema = bodyObject({ member: id, password: enteredPassword })

/** The language of the account's pages and emails. */
export const localeSchema = formObject({ locale: choice(locales) })

/** The data of the organisation itself. */
const organisationFields = {
  name: properName(120),
  company_email: optionalField(email),
  billing_address: optionalField(multilineText(300)),
  npwp: optionalField(npwp),
}
export const organisationSchema = formObject({ ...organisationFields, block_explicit: optionalCheckbox })
/** If `explicit_policy` is absent, the policy remains unchanged. */
export const organisationBodySchema = bodyObject({
  ...organisationFields,
  explicit_policy: z.optional(choice(explicitPolicies)),
})

/** Selects the session's active organisation. */
export const switchOrganisationSchema = formObject({ organisation: id })
export const switchOrganisationBodySchema = bodyObject(switchOrganisationSchema.shape)

const notificationFields = {
  renewal: optionalCheckbox,
  payment: optionalCheckbox,
  members: optionalCheckbox,
  zones: optionalCheckbox,
  incidents: optionalCheckbox,
}
export const notificationSettingsSchema = formObject(notificationFields)
export const notificationSettingsBodySchema = bodyObject(notificationFields)

export type MemberAccess = z.output<typeof memberAccessSchema>
export type MemberAccessBody = z.output<typeof memberAccessBodySchema>
export type Invitation = z.output<typeof invitationSchema>
export type InvitationBody = z.output<typeof invitationBodySchema>
export type JoinByInvitationBody = z.output<typeof joinByInvitationBodySchema>
export type OrganisationForm = z.output<typeof organisationSchema>
export type OrganisationBody = z.output<typeof organisationBodySchema>
export type NotificationSettings = z.output<typeof notificationSettingsSchema>
