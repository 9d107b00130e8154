/** A message key and the values to interpolate. */
export type FieldError = {
  key: string
  values?: Record<string, string | number>
}

/**
 * The result of an action that does not redirect: the submitted values and the errors by field name. The key
 * `''` is the form itself.
 */
export type FormResult = {
  values: Record<string, string>
  errors: Record<string, FieldError>
}
