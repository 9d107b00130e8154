import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { signedCookie } from './cookies.server'

const stateCookie = signedCookie('google_state', 10 * 60)
const stateSchema = z.object({ state: z.string(), redirectTo: z.string().nullable() })

/** Creates the state that ties the callback to this browser (login CSRF protection). */
export async function createGoogleState(redirectTo: string | null) {
  const state = randomBytes(24).toString('base64url')
  return { state, cookie: await stateCookie.serialize({ state, redirectTo }) }
}

/** Returns the stored state if it matches the callback's state, otherwise null. */
export async function readGoogleState(request: Request, state: string | null) {
  const parsed = stateSchema.safeParse(await stateCookie.parse(request.headers.get('cookie')))
  return parsed.success && parsed.data.state === state ? parsed.data : null
}

export const clearGoogleState = () => stateCookie.serialize('', { maxAge: 0 })

const pendingCookie = signedCookie('google_newcomer', 30 * 60)
const pendingSchema = z.object({
  kind: z.enum(['link', 'join']),
  token: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  redirectTo: z.string().nullable(),
})

/** A verified Google identity that still needs a password or an account. */
export type PendingGoogleSignIn = z.infer<typeof pendingSchema>

export const createPendingGoogleCookie = (value: PendingGoogleSignIn) => pendingCookie.serialize(value)

export const clearPendingGoogleCookie = () => pendingCookie.serialize('', { maxAge: 0 })

export async function readPendingGoogleSignIn(request: Request): Promise<PendingGoogleSignIn | null> {
  const parsed = pendingSchema.safeParse(await pendingCookie.parse(request.headers.get('cookie')))
  return parsed.success ? parsed.data : null
}
