/**
 * An expected failure. The message is a sentence for the office that runs the witness; `line` is the line of the settings
 * that is wrong, if it is one.
 */
export class WitnessError extends Error {
  name = 'WitnessError'

  constructor(message, { line = null, ...options } = {}) {
    super(message, options)
    this.line = line
  }
}
