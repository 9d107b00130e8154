import { z } from 'zod'
import { signedCookie } from './cookies.server'

const notice = signedCookie('notice', 60)
const noticeSchema = z.object({
  key: z.string(),
  values: z.record(z.string(), z.string()).optional(),
  doubt: z.boolean().optional(),
})

/** A message that the next page shows once: its key and values. */
export type FlashNotice = z.infer<typeof noticeSchema>

export const flashSuccess = (key: string, values?: FlashNotice['values']) => notice.serialize({ key, values })

/** Creates a warning, which is shown until it is closed. */
export const flashWarning = (key: string, values?: FlashNotice['values']) =>
  notice.serialize({ key, values, doubt: true })

/** Returns the notice from the previous page, and the cookies that clear it. */
export async function consumeNotice(
  request: Request,
): Promise<{ notice: FlashNotice | null; cookies: string[] }> {
  const stored: unknown = await notice.parse(request.headers.get('cookie'))
  if (stored === null) return { notice: null, cookies: [] }
  const parsed = noticeSchema.safeParse(stored)
  return { notice: parsed.success ? parsed.data : null, cookies: [await notice.serialize('', { maxAge: 0 })] }
}

const reset = signedCookie('password_reset', 15 * 60)
const resetSchema = z.object({
  identifier: z.string(),
  grant: z.string().optional(),
  redirectTo: z.string().optional(),
})

/**
 * A password reset: the identifier, the one-time grant after a correct code, and the page to open next. None
 * of these is ever in a URL.
 */
export type PasswordReset = z.infer<typeof resetSchema>

export const createResetCookie = (value: PasswordReset) => reset.serialize(value)

export const clearResetCookie = () => reset.serialize('', { maxAge: 0 })

export async function readReset(request: Request): Promise<PasswordReset | null> {
  const parsed = resetSchema.safeParse(await reset.parse(request.headers.get('cookie')))
  return parsed.success ? parsed.data : null
}

const challenge = signedCookie('second_factor', 10 * 60)
const challengeSchema = z.object({ challenge: z.string(), redirectTo: z.string().nullable() })

/** The challenge issued after a correct password, and the page to open after the second factor. */
export type Challenge = z.infer<typeof challengeSchema>

export const createChallengeCookie = (value: Challenge) => challenge.serialize(value)

export const clearChallengeCookie = () => challenge.serialize('', { maxAge: 0 })

export async function readChallenge(request: Request): Promise<Challenge | null> {
  const parsed = challengeSchema.safeParse(await challenge.parse(request.headers.get('cookie')))
  return parsed.success ? parsed.data : null
}

const codes = signedCookie('recovery_codes', 60)

/** Stores recovery codes for the page that shows them once. */
export const flashRecoveryCodes = (value: string[]) => codes.serialize(value)

/** Returns the recovery codes from the previous page, and the cookies that clear them. */
export async function consumeRecoveryCodes(
  request: Request,
): Promise<{ codes: string[] | null; cookies: string[] }> {
  const parsed = z.array(z.string()).safeParse(await codes.parse(request.headers.get('cookie')))
  if (!parsed.success) return { codes: null, cookies: [] }
  return { codes: parsed.data, cookies: [await codes.serialize('', { maxAge: 0 })] }
}

const secret = signedCookie('new_secret', 60)
const secretSchema = z.object({ name: z.string(), secret: z.string() })

/** A new secret and the record it belongs to, for the page that shows it once. */
export type NewSecret = z.infer<typeof secretSchema>

export const flashSecret = (value: NewSecret) => secret.serialize(value)

/** Returns the new secret from the previous page, and the cookies that clear it. */
export async function consumeSecret(
  request: Request,
): Promise<{ created: NewSecret | null; cookies: string[] }> {
  const parsed = secretSchema.safeParse(await secret.parse(request.headers.get('cookie')))
  if (!parsed.success) return { created: null, cookies: [] }
  return { created: parsed.data, cookies: [await secret.serialize('', { maxAge: 0 })] }
}
