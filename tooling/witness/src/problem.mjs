/** An expected failure. The message is a sentence for the office that runs the witness. */
export class WitnessError extends Error {
  name = 'WitnessError'
}
