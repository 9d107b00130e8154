/** Set by the server alone, for the app alone: the body of a request was not handed over. */
export const withheldBodyHeader = 'x-withheld-body'

/** Why the body of a request is empty: nobody is signed in to upload it, or it was too large. Null where it is all there. */
export function withheldBody(request: Request): 'session' | 'size' | null {
  const reason = request.headers.get(withheldBodyHeader)
  return reason === 'session' || reason === 'size' ? reason : null
}
