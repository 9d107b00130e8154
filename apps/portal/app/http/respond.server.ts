import { data, redirect } from '@remix-run/node'

const withCookies = (cookies: (string | null)[]): [string, string][] =>
  cookies.filter(cookie => cookie !== null).map(cookie => ['Set-Cookie', cookie])

/** After an action: the browser reads the next page with GET. */
export const seeOther = (path: string, ...cookies: (string | null)[]) =>
  redirect(path, { status: 303, headers: withCookies(cookies) })

/** The same redirect, followed by a full load: another language has scripts of its own. */
export function asDocument(answer: Response): Response {
  answer.headers.set('X-Remix-Reload-Document', 'true')
  return answer
}

/** From a loader: this page is somewhere else for this visitor, now. */
export const elsewhere = (path: string, ...cookies: (string | null)[]) =>
  redirect(path, { status: 302, headers: withCookies(cookies) })

/** What a loader tells, with cookies beside it. */
export const tell = <T>(value: T, cookies: string[]) => data(value, { headers: withCookies(cookies) })

const missing = (request: Request, words: string) =>
  new Response(`${words}: ${new URL(request.url).pathname}`, { status: 404, statusText: 'Not Found' })

/** The route exists, what it asks for does not, or not for this member. */
export const notFound = (request: Request) => missing(request, 'Page Not Found')

/** No route matches. */
export const noSuchPage = (request: Request) => missing(request, 'Page not found')

/** A private file: downloaded, never shown inside the page, never stored on the way. */
export function attachment({
  bytes,
  type,
  name,
}: {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  name: string | null
}) {
  const file = encodeURIComponent(name ?? 'file')
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${file}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
