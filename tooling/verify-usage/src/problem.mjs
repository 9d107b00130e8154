/** Thrown if something contradicts the log. The message is a sentence for the user. Results in exit code 1. */
export class MismatchError extends Error {
  name = 'MismatchError'
}

/** Thrown if something cannot be checked at all. Results in exit code 2. */
export class UnusableError extends Error {
  name = 'UnusableError'
}
