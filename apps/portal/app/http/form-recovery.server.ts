import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { parseJson } from '@bgm/api-client'
import { deriveKeys } from '@bgm/server/secrets'
import { findWithheldReason } from '@bgm/server/withheld-body'
import { safeParse, z } from 'zod'
import { env } from '#app/env.server'
import { readCookie, signedCookie, writeCookie } from './cookies.server'
import { readToken } from './session.server'

type FormValues = Record<string, string>

const name = 'recovered-form'
const day = 24 * 60 * 60
const maxCookieLength = 3900

/** Matches fields that are neither stored nor returned to the browser. */
const isSecret = (field: string) => /password|_pin$|^code$|token|secret|challenge/.test(field)

const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)))

const valuesSchema = z.object({ draft: z.string(), texts: z.record(z.string(), z.string()) })

const valuesCookie = (step: string) => signedCookie(`typed_${step}`, day)

/** Identifies the form of one draft. The draft's id hides the values from other users of the same browser. */
type FormKey = {
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
const schema = z.object({
  member: z.string(),
  sent: submissionSchema.nullable(),
  /** The page of a form that could not be stored, because it was too long or contained a large file. */
  lost: z.string().optional(),
})
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

/**
 * Reads a form whose action has not read it yet, because an earlier call found that the session had ended.
 * Forms with files are always read before the first call.
 */
export async function rememberUnreadForm(request: Request): Promise<void> {
  const type = request.headers.get('content-type') ?? ''
  if (request.bodyUsed || !type.startsWith('application/x-www-form-urlencoded')) return
  const body = await request.formData().catch(() => new FormData())
  const fields = new Map<string, string[]>()
  for (const [field, value] of body)
    if (typeof value === 'string') fields.set(field, [...(fields.get(field) ?? []), value])
  const {
    form = '',
    intent = '',
    ...texts
  } = Object.fromEntries([...fields].map(([field, values]) => [field, values.join()]))
  rememberSubmission(request, { form, intent, texts })
}

/** Returns cookies that store the form of this request, if any, while its member signs in again. */
export function createFormRecoveryCookies(request: Request): string[] {
  const stored = read(request)
  const member = getMemberId(readToken(request)) ?? stored?.member
  if (member === undefined) return []
  const cookie = writeCookie(name, encrypt(createRecord(request, member, stored)), day)
  if (cookie.length < maxCookieLength) return [cookie]
  const lost = new URL(request.url).pathname
  return [writeCookie(name, encrypt({ member, sent: null, lost }), day)]
}

function createRecord(request: Request, member: string, stored: RecoverableForm | null): RecoverableForm {
  const path = new URL(request.url).pathname
  const submission = submissions.get(request)
  if (submission) {
    const { form, texts } = submission
    return { member, sent: { path, form, texts: withoutSecrets(texts) } }
  }
  if (findWithheldReason(request) === 'session') return { member, sent: null, lost: path }
  return stored?.member === member ? stored : { member, sent: null }
}

const clear = () => writeCookie(name, '', 0)

/**
 * Returns whether a form of this session's member is stored or was lost for the path, and the cookies that
 * clear another member's form.
 */
export function checkRecoverableForm(request: Request, jwt: string, path: string) {
  const stored = read(request)
  if (!stored) return { found: null, cookies: [] }
  const own = stored.member === getMemberId(jwt)
  return { found: own ? findOutcome(stored, request, path) : null, cookies: own ? [] : [clear()] }
}

/** Returns whether the form that led from the page to sign-in is stored; null if no form did. */
export const findInterruptedForm = (request: Request, path: string) =>
  findOutcome(read(request), request, path)

function findOutcome(stored: RecoverableForm | null, request: Request, path: string): 'kept' | 'lost' | null {
  if (!URL.canParse(path, request.url)) return null
  const { pathname } = new URL(path, request.url)
  if (stored?.sent?.path === pathname) return 'kept'
  return stored?.lost === pathname ? 'lost' : null
}

/** Returns the stored form of this page, which `useSubmission` shows. */
export function getRecoveredForm(request: Request): RecoverableForm['sent'] {
  const stored = read(request)
  if (request.method !== 'GET' || stored?.sent?.path !== new URL(request.url).pathname) return null
  return stored.member === getMemberId(readToken(request)) ? stored.sent : null
}

/**
 * Returns the values typed into this form before the session ended, for loaders that need them to render the
 * form; an empty object for any other form.
 */
export function getRecoveredValues(request: Request, form: string): FormValues {
  const sent = getRecoveredForm(request)
  return sent?.form === form ? sent.texts : {}
}

/** Clears the stored form after its page has been shown. */
export const clearRecoveredForm = (request: Request): string[] => (getRecoveredForm(request) ? [clear()] : [])

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
