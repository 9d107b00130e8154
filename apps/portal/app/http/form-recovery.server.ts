import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { parseJson } from '@bgm/api-client'
import { deriveKeys } from '@bgm/server/secrets'
import { safeParse, z } from 'zod'
import { env } from '#app/env.server'
import { readCookie, signedCookie, writeCookie } from './cookies.server'
import { readToken } from './session.server'

type FormValues = Record<string, string>

const name = 'recovered-form'
const day = 24 * 60 * 60
const maxCookieLength = 3900

/** Matches fields that are neither stored nor returned to the browser. */
const isSecret = (field: string) => /password|_pin$|^code$|token|challenge/.test(field)

const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)))

const valuesSchema = z.object({ draft: z.string(), texts: z.record(z.string(), z.string()) })

const valuesCookie = (step: string) => signedCookie(`typed_${step}`, day)

/** Identifies the form of one draft. The draft's id hides the values from other users of the same browser. */
interface FormKey {
  draft: string
  step: string
}

/** Returns the key of a form that does not belong to a draft or account. */
export const createVisitorFormKey = (form: string): FormKey => ({ draft: 'visitor', step: form })

/** Reads values that were typed but not saved yet. They stay in the browser for a day. */
export async function readFormValues(request: Request, { draft, step }: FormKey): Promise<FormValues | null> {
  const parsed = valuesSchema.safeParse(await valuesCookie(step).parse(request.headers.get('cookie')))
  return parsed.success && parsed.data.draft === draft ? parsed.data.texts : null
}

/** Returns a cookie with the typed values; null if they do not fit into one cookie. */
export async function saveFormValues({ draft, step }: FormKey, texts: FormValues): Promise<string | null> {
  const cookie = await valuesCookie(step).serialize({ draft, texts: withoutSecrets(texts) })
  return cookie.length < maxCookieLength ? cookie : null
}

export const clearFormValues = (step: string) => valuesCookie(step).serialize('', { maxAge: 0 })

/** Returns the values typed before the language was changed, and the cookies that clear them. */
export async function consumeFormValues(request: Request, form: string) {
  const values = await readFormValues(request, createVisitorFormKey(form))
  return { saved: values ?? {}, cookies: values ? [await clearFormValues(form)] : [] }
}

const submissionSchema = z.object({
  path: z.string(),
  form: z.string(),
  texts: z.record(z.string(), z.string()),
})
const schema = z.object({ member: z.string(), sent: submissionSchema.nullable() })
const claimsSchema = z.object({ id: z.union([z.string(), z.number()]) })

/** A form that was submitted after the session had ended. Only the member who submitted it can read it. */
type RecoverableForm = z.output<typeof schema>
type Submission = { form: string; intent: string; texts: FormValues }

const submissions = new WeakMap<Request, Submission>()

/** Stores the parsed body with its request, in case the session turns out to have ended. */
export function rememberSubmission(request: Request, submission: Submission): void {
  submissions.set(request, submission)
}

/**
 * Returns the fields of this request without secrets, for resubmission; null if the request contained no
 * form.
 */
export function findResubmittableFields(request: Request): FormValues | null {
  const submission = submissions.get(request)
  if (!submission) return null
  const { form, intent, texts } = submission
  return withoutSecrets({ ...texts, form, ...(intent && { intent }) })
}

/** Returns cookies that store the form of this request, if any, while its member signs in again. */
export function createFormRecoveryCookies(request: Request): string[] {
  const stored = read(request)
  const member = getMemberId(readToken(request)) ?? stored?.member
  if (member === undefined) return []
  const submission = submissions.get(request)
  const sent = submission
    ? {
        path: new URL(request.url).pathname,
        form: submission.form,
        texts: withoutSecrets(submission.texts),
      }
    : stored?.member === member
      ? stored.sent
      : null
  const cookie = writeCookie(name, encrypt({ member, sent }), day)
  return [cookie.length < maxCookieLength ? cookie : writeCookie(name, encrypt({ member, sent: null }), day)]
}

const clear = () => writeCookie(name, '', 0)

/**
 * Returns whether a form of this session's member is stored for the path, and the cookies that clear another
 * member's form.
 */
export function checkRecoverableForm(request: Request, jwt: string, path: string) {
  const stored = read(request)
  if (!stored) return { found: false, cookies: [] }
  const own = stored.member === getMemberId(jwt)
  const { pathname } = new URL(path, request.url)
  return { found: own && stored.sent?.path === pathname, cookies: own ? [] : [clear()] }
}

function getPageForm(request: Request): RecoverableForm['sent'] {
  const stored = read(request)
  if (request.method !== 'GET' || stored?.sent?.path !== new URL(request.url).pathname) return null
  return stored.member === getMemberId(readToken(request)) ? stored.sent : null
}

/** Returns the values typed into this form before the session ended; an empty object for any other form. */
export function getRecoveredValues(request: Request, form: string): FormValues {
  const sent = getPageForm(request)
  return sent?.form === form ? sent.texts : {}
}

/** Clears the stored form after its page has been shown. */
export const clearRecoveredForm = (request: Request): string[] => (getPageForm(request) ? [clear()] : [])

// The token is not verified here, because it only distinguishes members; the backend verifies it.
function getMemberId(token: string | null): string | undefined {
  const parsed = safeParse(
    claimsSchema,
    parseJson(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()),
  )
  return parsed.success ? String(parsed.data.id) : undefined
}

function read(request: Request): RecoverableForm | null {
  const parsed = safeParse(schema, decrypt(readCookie(request, name) ?? ''))
  return parsed.success ? parsed.data : null
}

const keys = deriveKeys(env.sessionSecrets, `portal cookie ${name}`).map(key => Buffer.from(key, 'base64url'))

// The form is encrypted, because others may use the same browser.
function encrypt(value: RecoverableForm): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keys[0] ?? '', iv)
  const encrypted = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value))), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function decrypt(text: string): unknown {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < 29) return null
  return keys.reduce<unknown>((found, key) => found ?? decryptWith(key, bytes), null)
}

function decryptWith(key: Buffer, bytes: Buffer): unknown {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    return parseJson(inflateRawSync(plain).toString())
  } catch {
    return null
  }
}
