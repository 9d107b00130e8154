import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { signedCookie } from './cookies.server'

const journey = signedCookie('google_state', 10 * 60)
const journeySchema = z.object({ state: z.string(), redirectTo: z.string().nullable() })

/** Marks this browser as the one that left for Google, so that nobody else's way back is taken for its own. */
export async function startGoogleSignIn(redirectTo: string | null) {
  const state = randomBytes(24).toString('base64url')
  return { state, cookie: await journey.serialize({ state, redirectTo }) }
}

/** Where the browser that comes back with this state wanted to go; null when it never left. */
export async function readGoogleState(request: Request, state: string | null) {
  const parsed = journeySchema.safeParse(await journey.parse(request.headers.get('cookie')))
  return parsed.success && parsed.data.state === state ? parsed.data : null
}

export const clearGoogleState = () => journey.serialize('', { maxAge: 0 })

const newcomer = signedCookie('google_newcomer', 30 * 60)
const newcomerSchema = z.object({
  kind: z.enum(['link', 'join']),
  token: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  redirectTo: z.string().nullable(),
})

/** Whom Google has vouched for, until there is a session. */
export type PendingGoogleSignIn = z.infer<typeof newcomerSchema>

export const setPendingGoogleSignIn = (value: PendingGoogleSignIn) => newcomer.serialize(value)

export const clearPendingGoogleSignIn = () => newcomer.serialize('', { maxAge: 0 })

export async function readPendingGoogleSignIn(request: Request): Promise<PendingGoogleSignIn | null> {
  const parsed = newcomerSchema.safeParse(await newcomer.parse(request.headers.get('cookie')))
  return parsed.success ? parsed.data : null
}
