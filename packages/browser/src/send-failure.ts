/** Why a form could not be sent: no connection, or a server that could not process it. */
export type SendFailure = 'offline' | 'unavailable'

/** `fetch` throws a TypeError when there was no response at all. */
export const getSendFailure = (error: unknown): SendFailure =>
  error instanceof TypeError ? 'offline' : 'unavailable'
