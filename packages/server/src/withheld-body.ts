/** Set only by the server, for the app: the body of the request was not passed on. */
export const withheldBodyHeader = 'x-withheld-body'

/** Why the body of a request is missing: no session for an upload, or too large. Null if it is complete. */
export function withheldBody(request: Request): 'session' | 'size' | null {
  const reason = request.headers.get(withheldBodyHeader)
  return reason === 'session' || reason === 'size' ? reason : null
}
