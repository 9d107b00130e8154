/** Thrown if a file does not match its seal. The message is a sentence for the user. */
export class MismatchError extends Error {
  name = 'MismatchError'
}

/** Thrown if a file cannot be checked at all. Results in exit code 2. */
export class UnusableFileError extends Error {
  name = 'UnusableFileError'
}
