/** A message key and the values to interpolate. */
export interface FieldError {
  key: string
  values?: Record<string, string | number>
}

/** What an action returns if it does not redirect: the submitted values and the errors by field; `''` is the form itself. */
export interface FormResult {
  values: Record<string, string>
  errors: Record<string, FieldError>
}
