/** Why a form did not arrive: nobody was reached, or what answered could not take it. */
export type SendFailure = 'offline' | 'unavailable'

/** `fetch` fails with a TypeError where there was no answer at all. */
export const sendFailureOf = (error: unknown): SendFailure =>
  error instanceof TypeError ? 'offline' : 'unavailable'
