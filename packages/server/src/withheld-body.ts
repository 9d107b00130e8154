/** The request header that the server sets if it does not pass the body to the app. */
export const withheldBodyHeader = 'x-withheld-body'

/**
 * Returns why the body was not passed to the app: an upload without a session, or a body that is too large.
 * Returns null if it was passed.
 */
export function findWithheldReason(request: Request): 'session' | 'size' | null {
  const reason = request.headers.get(withheldBodyHeader)
  return reason === 'session' || reason === 'size' ? reason : null
}
