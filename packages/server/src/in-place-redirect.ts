/**
 * Turns the redirect of a form submitted by JavaScript (`x-in-place`) into a 204 with the target in
 * `x-redirect`. If `fetch` followed the redirect, the next page would be requested twice, and its flash
 * message would be lost.
 */
export function toInPlaceRedirect(request: Request, response: Response): Response {
  const location = response.headers.get('location')
  if (!location || !request.headers.has('x-in-place') || request.method !== 'POST') return response
  const headers = new Headers(response.headers)
  headers.delete('location')
  headers.set('x-redirect', location)
  return new Response(null, { status: 204, headers })
}
