import { getPathLocale, type Locale } from '@bgm/i18n'
import { data, redirect } from '@remix-run/node'
import { isEntryPath } from '#app/entry-paths'

const setCookieHeaders = (cookies: (string | null)[]): [string, string][] =>
  cookies.filter(cookie => cookie !== null).map(cookie => ['Set-Cookie', cookie])

function redirectWith(status: 302 | 303, path: string, cookies: (string | null)[]): Response {
  const response = redirect(path, { status, headers: setCookieHeaders(cookies) })
  return isEntryPath(path) ? withFullReload(response) : response
}

/** Creates the redirect (303) of an action. */
export const redirectAfterPost = (path: string, ...cookies: (string | null)[]) =>
  redirectWith(303, path, cookies)

/** Makes the browser load the whole document, because the target page has different scripts. */
export function withFullReload(response: Response): Response {
  response.headers.set('X-Remix-Reload-Document', 'true')
  return response
}

/** Redirects to the page requested before sign-in, which may be in the other language. */
export function redirectAfterSignIn(locale: Locale, path: string, ...cookies: (string | null)[]): Response {
  const response = redirectAfterPost(path, ...cookies)
  return getPathLocale(path) === locale ? response : withFullReload(response)
}

/**
 * Clears the browser's cache at the end of a session. Storage and cookies remain, because they contain the language
 * and unsent forms.
 */
export function withClearedCache(response: Response): Response {
  response.headers.set('Clear-Site-Data', '"cache"')
  return response
}

/** Creates the redirect (303) after a member has signed out. */
export const redirectAfterSignOut = (path: string, ...cookies: (string | null)[]) =>
  withClearedCache(redirectAfterPost(path, ...cookies))

/** Creates the redirect (302) of a loader. */
export const redirectTo = (path: string, ...cookies: (string | null)[]) => redirectWith(302, path, cookies)

/** Returns loader data with `Set-Cookie` headers. */
export const dataWithCookies = <T>(value: T, cookies: string[]) =>
  data(value, { headers: setCookieHeaders(cookies) })

/** A 403, because the member's role lacks the permission. */
export const forbidden = () => new Response(null, { status: 403, statusText: 'Forbidden' })

/** Responds with a private file, which is downloaded, never shown inline and never cached. */
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

/** Streams a private file of any size. */
export function streamedAttachment({
  stream,
  type,
  name,
  size,
  digest,
}: {
  stream: ReadableStream<Uint8Array> | null
  type: string
  name: string | null
  size: number | null
  digest: string | null
}) {
  return new Response(stream, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name ?? 'file')}`,
      'Cache-Control': 'private, no-store, no-transform',
      'X-Content-Type-Options': 'nosniff',
      ...(size === null ? {} : { 'Content-Length': String(size) }),
      ...(digest === null ? {} : { 'Repr-Digest': digest }),
    },
  })
}

/**
 * Parses the requested byte range: null for the whole file or several ranges, undefined if the header is
 * invalid.
 */
function parseRange(header: string | null, size: number): { from: number; to: number } | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec((header ?? '').slice(0, 40)) ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : undefined
}

/**
 * Responds with a private file for a media element, with byte ranges (RFC 9110), which Safari requires. It is not
 * stored, because the next person at this browser may not have access to it.
 */
export function playableFile(
  request: Request,
  { bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string },
) {
  const headers = {
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  }
  const size = bytes.length
  const range = parseRange(request.headers.get('range'), size)
  if (range === undefined)
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  if (range === null) return new Response(bytes, { headers })
  const { from, to } = range
  return new Response(bytes.subarray(from, to + 1), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${to}/${size}` },
  })
}
