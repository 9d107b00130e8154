/** Set by the server if it does not pass the request body to the app. */
export const withheldBodyHeader = 'x-withheld-body'

/**
 * Returns why the body was not passed to the app: an upload without a session, or a body that is too large.
 * Otherwise null.
 */
export function findWithheldReason(request: Request): 'session' | 'size' | null {
  const reason = request.headers.get(withheldBodyHeader)
  return reason === 'session' || reason === 'size' ? reason : null
}
