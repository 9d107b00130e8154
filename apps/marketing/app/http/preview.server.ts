import { createHmac } from 'node:crypto'
import { parseJson } from '@bgm/api-client'
import { readCookie } from '@bgm/server/cookies'
import { deriveKeys, secretsMatch } from '@bgm/server/secrets'
import { z } from 'zod'
import { env } from '#app/env.server'
import { writeCookie } from './cookies.server'

/** The duration of a preview, in minutes. */
const minutes = 60
const cookieName = 'preview'

/**
 * Keys are derived because the portal may share SESSION_SECRET, and neither app may accept the other's
 * cookies.
 */
const cookieKeys = deriveKeys(env.sessionSecrets, 'site preview')

const grant = z.object({
  /** Whether to show drafts instead of published content. */
  draft: z.boolean(),
  /** Origin of the admin panel, the only origin that may frame the page. */
  panel: z.url().regex(/^https?:\/\/[\w.:[\]-]+$/),
  expires: z.number(),
})
const link = grant.extend({ path: z.string().regex(/^\/(?![/\\])[\w/-]*$/) })

export type Preview = z.infer<typeof grant>

/** Returns the preview of a request, or null if it has no valid preview cookie. */
export function findPreview({ headers }: { headers: Headers }): Preview | null {
  return readPreviewCookie(headers.get('cookie'))
}

/** Whether the response to a request shows drafts. */
export const isDraftRequest = (request: { headers: Headers }): boolean =>
  Boolean(env.previewToken && findPreview(request)?.draft)

export function readPreviewCookie(cookies: string | null | undefined): Preview | null {
  const value = cookies?.includes(cookieName) ? readCookie(cookies, cookieName) : null
  return value ? verifySigned(grant, cookieKeys, value) : null
}

/**
 * Verifies a preview link from the admin panel. Returns the page path and the cookie to set, or null if the
 * link is invalid or expired.
 */
export function openPreviewLink(token: string | null): { path: string; cookie: string } | null {
  const found = token && env.previewToken ? verifySigned(link, [env.previewToken], token) : null
  const [key] = cookieKeys
  if (!found || !key) return null
  const { draft, panel, path } = found
  const value = JSON.stringify({ draft, panel, expires: Date.now() + minutes * 60_000 })
  const text = Buffer.from(value).toString('base64url')
  return { path, cookie: writeCookie(cookieName, `${text}.${signature(key, text)}`, minutes * 60) }
}

export const clearPreviewCookie = () => writeCookie(cookieName, '', 0)

const signature = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')

function verifySigned<T extends { expires: number }>(
  schema: z.ZodType<T>,
  keys: string[],
  value: string,
): T | null {
  const [text = '', given = ''] = value.split('.')
  if (!keys.some(key => secretsMatch(given, signature(key, text)))) return null
  const parsed = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  return parsed.success && parsed.data.expires > Date.now() ? parsed.data : null
}
