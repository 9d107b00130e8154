import { errors } from '@strapi/utils'
import { type StaffMessage, translateForStaff } from './staff-language'

export type FieldMessage = { path: string[]; message: StaffMessage }

/** Throws a ValidationError with a message for each invalid field, if there are any. */
export function throwFieldErrors(messages: FieldMessage[]): void {
  if (messages.length === 0) return
  const translated = messages.map(({ path, message }) => ({
    path,
    message: translateForStaff(message),
    name: 'ValidationError',
  }))
  throw new errors.ValidationError(translated.map(({ message }) => message).join('. '), {
    errors: translated,
  })
}
