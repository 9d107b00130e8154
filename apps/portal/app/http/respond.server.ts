import { type Locale, localeOfPath } from '@bgm/i18n'
import { data, redirect } from '@remix-run/node'

const setCookieHeaders = (cookies: (string | null)[]): [string, string][] =>
  cookies.filter(cookie => cookie !== null).map(cookie => ['Set-Cookie', cookie])

/** After an action: the browser reads the next page with GET. */
export const redirectAfterPost = (path: string, ...cookies: (string | null)[]) =>
  redirect(path, { status: 303, headers: setCookieHeaders(cookies) })

/** The same redirect, followed by a full load: another language has scripts of its own. */
export function withFullReload(answer: Response): Response {
  answer.headers.set('X-Remix-Reload-Document', 'true')
  return answer
}

/** To the page that was wanted before, which may be one of the other language. */
export function redirectAfterSignIn(locale: Locale, path: string, ...cookies: (string | null)[]): Response {
  const answer = redirectAfterPost(path, ...cookies)
  return localeOfPath(path) === locale ? answer : withFullReload(answer)
}

/** From a loader: this page is somewhere else for this visitor, now. */
export const redirectTo = (path: string, ...cookies: (string | null)[]) =>
  redirect(path, { status: 302, headers: setCookieHeaders(cookies) })

/** What a loader tells, with cookies beside it. */
export const dataWithCookies = <T>(value: T, cookies: string[]) =>
  data(value, { headers: setCookieHeaders(cookies) })

/** The page exists, and the member's role may not have it. */
export const forbidden = () => new Response(null, { status: 403, statusText: 'Forbidden' })

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
