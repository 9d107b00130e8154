/**
 * Turns the redirect of a form submitted by JavaScript (`x-in-place`) into a 204 with the target in
 * `x-redirect`. Following the redirect would request the next page twice, but a flash message is shown only
 * once.
 */
export function toInPlaceRedirect(request: Request, response: Response): Response {
  const location = response.headers.get('location')
  if (!location || !request.headers.has('x-in-place') || request.method !== 'POST') return response
  const headers = new Headers(response.headers)
  headers.delete('location')
  headers.set('x-redirect', location)
  return new Response(null, { status: 204, headers })
}
