import { createHash } from 'node:crypto'
import { z } from 'zod'
import { HttpError } from '#src/http/errors'
import { environment } from '#src/runtime/environment'

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
})

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1).max(200),
  email: z.email().max(254),
  email_verified: z.literal(true),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
})

/** Who Google says that somebody is. */
export type GoogleProfile = { sub: string; email: string; first_name: string; last_name: string }

const configured = () => {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = environment
  return id && secret ? { id, secret } : null
}

export const isGoogleConfigured = () => configured() !== null

function client() {
  const found = configured()
  if (!found) throw new HttpError(404, 'Google is not configured')
  return found
}

const redirectUri = () => `${environment.publicUrl.replace(/\/$/, '')}/api/connect/google/callback`

async function read(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(8000) })
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`)
  return answer.json()
}

let discovery: Promise<z.output<typeof discoverySchema>> | null = null

/** Where the provider answers, asked once; a failure is asked again. */
function discover() {
  const address = `${environment.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  discovery ??= read(address).then(found => discoverySchema.parse(found))
  discovery.catch(() => {
    discovery = null
  })
  return discovery
}

type Journey = { state: string; nonce: string; verifier: string }

/** Where the browser goes to sign in at the provider. */
export async function buildAuthorizationUrl(
  { state, nonce, verifier }: Journey,
  locale: string,
): Promise<string> {
  const { authorization_endpoint } = await discover()
  const url = new URL(authorization_endpoint)
  url.search = new URLSearchParams({
    client_id: client().id,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: locale,
  }).toString()
  return url.toString()
}

const payloadOf = (jwt: string): unknown =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'))

/**
 * Trades the code for who it is. The id token comes from the provider itself by our own connection, so its claims
 * are judged and its signature need not be (OpenID Connect Core 3.1.3.7): issuer, audience, time, nonce, verified e-mail.
 */
export async function fetchGoogleProfile(code: string, { nonce, verifier }: Journey): Promise<GoogleProfile> {
  const { issuer, token_endpoint } = await discover()
  const { id, secret } = client()
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: id,
    client_secret: secret,
    redirect_uri: redirectUri(),
    code_verifier: verifier,
  })
  const { id_token } = z
    .object({ id_token: z.string() })
    .parse(await read(token_endpoint, { method: 'POST', body }))
  const claims = claimsSchema.parse(payloadOf(id_token))
  const right = claims.iss === issuer && claims.aud === id && claims.nonce === nonce
  if (!right || claims.exp * 1000 < Date.now()) throw new Error('The id token is not for us, or not for now')
  const { sub, email, given_name, family_name } = claims
  return { sub, email: email.toLowerCase(), first_name: given_name, last_name: family_name }
}
