import { createHmac } from 'node:crypto'
import { parseJson } from '@bgm/api-client'
import { readCookie } from '@bgm/server/cookies'
import { deriveKeys, secretsMatch } from '@bgm/server/secrets'
import { z } from 'zod'
import { env } from '#app/env.server'
import { writeCookie } from './cookies.server'

/** How long an editor sees drafts after following a link of the panel. */
const minutes = 60
const cookieName = 'preview'

/** The portal has the same SESSION_SECRET: no cookie of one app is valid in the other. */
const cookieKeys = deriveKeys(env.sessionSecrets, 'site preview')

const grant = z.object({
  /** Whether drafts are shown, or what is published, inside the panel's frame. */
  draft: z.boolean(),
  /** Origin of the panel, the one place that may frame the page. */
  panel: z.url().regex(/^https?:\/\/[\w.:[\]-]+$/),
  expires: z.number(),
})
const link = grant.extend({ path: z.string().regex(/^\/(?![/\\])[\w/-]*$/) })

export type Preview = z.infer<typeof grant>

/** The grant that a request carries; null for everybody but an editor. */
export function getPreview({ headers }: { headers: Headers }): Preview | null {
  return readPreviewCookie(headers.get('cookie'))
}

export function readPreviewCookie(cookies: string | null | undefined): Preview | null {
  const value = cookies?.includes(cookieName) ? readCookie(cookies, cookieName) : null
  return value ? signedIn(grant, cookieKeys, value) : null
}

/** What a link of the panel grants: the page it leads to, and the cookie that shows its draft. Null when it is old or not the panel's. */
export function openPreviewLink(token: string | null): { path: string; cookie: string } | null {
  const found = token && env.previewToken ? signedIn(link, [env.previewToken], token) : null
  const [key] = cookieKeys
  if (!found || !key) return null
  const { draft, panel, path } = found
  const value = JSON.stringify({ draft, panel, expires: Date.now() + minutes * 60_000 })
  const text = Buffer.from(value).toString('base64url')
  return { path, cookie: writeCookie(cookieName, `${text}.${signature(key, text)}`, minutes * 60) }
}

/** Ends the preview. */
export const clearPreviewCookie = () => writeCookie(cookieName, '', 0)

const signature = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')

function signedIn<T extends { expires: number }>(
  schema: z.ZodType<T>,
  keys: string[],
  value: string,
): T | null {
  const [text = '', given = ''] = value.split('.')
  if (!keys.some(key => secretsMatch(given, signature(key, text)))) return null
  const parsed = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  return parsed.success && parsed.data.expires > Date.now() ? parsed.data : null
}
