/** The reason a form could not be submitted: no connection, or a server error. */
export type SubmitFailure = 'offline' | 'unavailable'

/** `fetch` throws a TypeError if there is no response at all. */
export const getSubmitFailure = (error: unknown): SubmitFailure =>
  error instanceof TypeError ? 'offline' : 'unavailable'
