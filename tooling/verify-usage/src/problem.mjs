/** A file that does not match its seal; the message is a sentence for the reader. */
export class MismatchError extends Error {
  name = 'MismatchError'
}

/** A file that cannot be checked at all, which results in exit code 2. */
export class UnusableFileError extends Error {
  name = 'UnusableFileError'
}
