/** A file that does not match its seal, in a sentence for the reader. */
export class Mismatch extends Error {
  name = 'Mismatch'
}

/** A file that cannot be checked at all: exit code 2. */
export class Unusable extends Error {
  name = 'Unusable'
}
