/** Set by the server when it does not pass the request body to the app. */
export const withheldBodyHeader = 'x-withheld-body'

/** Why the app has no request body: an upload without a session, or a body that is too large. Null if it has one. */
export function getWithheldReason(request: Request): 'session' | 'size' | null {
  const reason = request.headers.get(withheldBodyHeader)
  return reason === 'session' || reason === 'size' ? reason : null
}
