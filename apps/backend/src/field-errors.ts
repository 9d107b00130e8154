import { errors } from '@strapi/utils'

export type FieldMessage = { path: string[]; message: string }

/** Refuses a save with a message for each invalid field; does nothing if there is none. */
export function refuseFields(found: FieldMessage[]): void {
  if (found.length === 0) return
  throw new errors.ValidationError(found.map(({ message }) => message).join('. '), {
    errors: found.map(error => ({ ...error, name: 'ValidationError' })),
  })
}
