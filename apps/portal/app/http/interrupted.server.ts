import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { parseJson } from '@bgm/api-client'
import { deriveKeys } from '@bgm/server/secrets'
import { safeParse, z } from 'zod'
import { env } from '#app/env.server'
import { readCookie, writeCookie } from './cookies.server'
import { readToken } from './session.server'

const name = 'interrupted'
const day = 24 * 60 * 60
const secret = /password|^code$|token|challenge/

const sentSchema = z.object({ path: z.string(), form: z.string(), texts: z.record(z.string(), z.string()) })
const schema = z.object({ member: z.string(), sent: sentSchema.nullable() })
const claims = z.object({ id: z.union([z.string(), z.number()]) })

/** A form that was on its way when the session ended, for the member who sent it and nobody else. */
type Interrupted = z.output<typeof schema>
type Sent = { form: string; intent: string; texts: Record<string, string> }

const sentForms = new WeakMap<Request, Sent>()

/** What the reader of form bodies has read, in case the session turns out to have ended. */
export function rememberForm(request: Request, sent: Sent): void {
  sentForms.set(request, sent)
}

/** The fields that this request sent, without its secrets, so that it can be sent again; null where it held no form. */
export function sentWith(request: Request): Record<string, string> | null {
  const sent = sentForms.get(request)
  if (!sent) return null
  const { form, intent, texts } = sent
  const fields = { ...texts, form, ...(intent && { intent }) }
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !secret.test(field)))
}

/** Cookies that keep the form of this request, if it holds one, while its member signs in again. */
export function keepInterrupted(request: Request): string[] {
  const before = read(request)
  const member = memberOf(readToken(request)) ?? before?.member
  if (member === undefined) return []
  const sent = sentForms.get(request)
  const open = sent && Object.entries(sent.texts).filter(([field]) => !secret.test(field))
  const kept = open
    ? { path: new URL(request.url).pathname, form: sent.form, texts: Object.fromEntries(open) }
    : before?.member === member
      ? before.sent
      : null
  const cookie = writeCookie(name, seal({ member, sent: kept }), day)
  return [cookie.length < 3900 ? cookie : writeCookie(name, seal({ member, sent: null }), day)]
}

const forget = () => writeCookie(name, '', 0)

/** Whether a form of the member of this session waits at a path; what waits for anybody else is forgotten. */
export function resumeInterrupted(request: Request, jwt: string, path: string) {
  const found = read(request)
  if (!found) return { waits: false, cookies: [] }
  const own = found.member === memberOf(jwt)
  const { pathname } = new URL(path, request.url)
  return { waits: own && found.sent?.path === pathname, cookies: own ? [] : [forget()] }
}

function waiting(request: Request): Interrupted['sent'] {
  const found = read(request)
  if (request.method !== 'GET' || found?.sent?.path !== new URL(request.url).pathname) return null
  return found.member === memberOf(readToken(request)) ? found.sent : null
}

/** What was typed into a form of this page before the session ended; nothing for any other form. */
export function typedBefore(request: Request, form: string): Record<string, string> {
  const sent = waiting(request)
  return sent?.form === form ? sent.texts : {}
}

/** The page shows its form once; after that what is stored counts again. */
export const forgetShown = (request: Request): string[] => (waiting(request) ? [forget()] : [])

// The backend has judged the token, or will: here it only tells one member from another.
function memberOf(token: string | null): string | undefined {
  const parsed = safeParse(claims, parseJson(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()))
  return parsed.success ? String(parsed.data.id) : undefined
}

function read(request: Request): Interrupted | null {
  const parsed = safeParse(schema, unseal(readCookie(request, name) ?? ''))
  return parsed.success ? parsed.data : null
}

const keys = deriveKeys(env.sessionSecrets, `portal cookie ${name}`).map(key => Buffer.from(key, 'base64url'))

// Whoever else uses this browser reads nothing of it.
function seal(value: Interrupted): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keys[0] ?? '', iv)
  const sealed = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value))), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(text: string): unknown {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < 29) return null
  return keys.reduce<unknown>((found, key) => found ?? decrypt(bytes, key), null)
}

function decrypt(bytes: Buffer, key: Buffer): unknown {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    return parseJson(inflateRawSync(plain).toString())
  } catch {
    return null
  }
}
