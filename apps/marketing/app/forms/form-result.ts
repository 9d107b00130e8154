/** Why something is refused: a key of the message catalogue and what it speaks about. */
export interface FieldError {
  key: string
  values?: Record<string, string | number>
}

/** What an action answers when it does not redirect: all that was typed, and what is refused; `''` is the whole form. */
export interface FormResult {
  values: Record<string, string>
  errors: Record<string, FieldError>
}
