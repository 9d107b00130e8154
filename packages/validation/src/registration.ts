import * as z from 'zod/mini'
import { businessType, gender, locales, passwordsMatch } from './account'
import {
  accepted,
  bodyObject,
  choice,
  code,
  email,
  formObject,
  mobileNumber,
  optionalCheckbox,
  optionalField,
  properName,
  properNameOrEmpty,
} from './fields'
import { enteredPassword, newPassword } from './passwords'

export const personFields = {
  first_name: properName(60),
  last_name: optionalField(properName(60)),
  email,
  mobile_number: mobileNumber,
  gender,
  business_type: businessType,
  referral_code: optionalField(code('validation.referral_code')),
  terms: accepted,
}

/** Optional consents in addition to the terms, each granted separately. */
export const consentFields = { privacy: optionalCheckbox, marketing: optionalCheckbox }
const optionalBoolean = z.optional(z.boolean('validation.invalid'))
export const consentBodyFields = { privacy: optionalBoolean, marketing: optionalBoolean }

/** Checks that there is a last name, unless `single_name` is set: many Indonesians have only one name. */
export const hasLastName = z.refine<{ last_name?: string | undefined; single_name: boolean }>(
  ({ last_name, single_name }) => single_name || Boolean(last_name),
  {
    error: 'validation.required',
    path: ['last_name'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

export const registerSchema = formObject({
  ...personFields,
  ...consentFields,
  single_name: optionalCheckbox,
  password: newPassword,
  confirm_password: enteredPassword,
}).check(hasLastName, passwordsMatch)

export const registerBodySchema = bodyObject({
  ...personFields,
  ...consentBodyFields,
  password: newPassword,
  locale: choice(locales),
})

export type Register = z.output<typeof registerSchema>
export type RegisterBody = z.output<typeof registerBodySchema>

/** Drops the fields that exist only in the form, and adds the language for emails. */
export function toRegisterBody(
  { single_name, confirm_password: _, last_name, ...rest }: Register,
  locale: RegisterBody['locale'],
): RegisterBody {
  return { ...rest, locale, ...(single_name || !last_name ? {} : { last_name }) }
}

/** Changes to the user's own account; absent fields stay unchanged. */
export const accountBodySchema = bodyObject({
  first_name: z.optional(properName(60)),
  last_name: z.optional(properNameOrEmpty(60)),
  mobile_number: z.optional(mobileNumber),
  gender: z.optional(gender),
  locale: z.optional(choice(locales)),
  currentPassword: z.optional(enteredPassword),
})

/** The form on the account page. */
export const profileSchema = formObject({
  first_name: properName(60),
  last_name: z.optional(properNameOrEmpty(60)),
  gender,
})
export type AccountBody = z.output<typeof accountBodySchema>
