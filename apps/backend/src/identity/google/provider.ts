import { createHash } from 'node:crypto'
import { z } from 'zod'
import { HttpError } from '#src/platform/http/errors'
import { callService } from '#src/platform/runtime/call-service'
import { environment } from '#src/platform/runtime/environment'

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

/** The identity that Google returns. */
export type GoogleProfile = { sub: string; email: string; first_name: string; last_name: string }

const findClient = () => {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = environment
  return id && secret ? { id, secret } : null
}

/** Throws 404 if Google sign-in is not configured. */
export function requireGoogle() {
  const client = findClient()
  if (!client) throw new HttpError(404, 'Google is not configured')
  return client
}

const redirectUri = () => `${environment.publicUrl.replace(/\/$/, '')}/api/connect/google/callback`

const timeout = 8000

async function fetchJson(url: string, form?: URLSearchParams): Promise<unknown> {
  const { ok, status, text } = await callService(
    form ? { url, timeout, body: form } : { url, timeout, method: 'GET' },
  )
  if (!ok) throw new Error(`The provider responded with ${status}`)
  return JSON.parse(text)
}

let discovery: Promise<z.output<typeof discoverySchema>> | null = null

/**
 * Returns the provider's endpoints, which are fetched once. A failed request is retried on the next call.
 */
function getDiscovery() {
  const address = `${environment.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  discovery ??= fetchJson(address).then(found => discoverySchema.parse(found))
  discovery.catch(() => {
    discovery = null
  })
  return discovery
}

type AuthorizationRequest = { state: string; nonce: string; verifier: string }

/** Builds the URL where the browser signs in with the provider. */
export async function buildAuthorizationUrl(
  { state, nonce, verifier }: AuthorizationRequest,
  locale: string,
): Promise<string> {
  const { authorization_endpoint } = await getDiscovery()
  const url = new URL(authorization_endpoint)
  url.search = new URLSearchParams({
    client_id: requireGoogle().id,
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

const decodePayload = (jwt: string): unknown =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'))

/**
 * Exchanges the authorization code for the person's profile. The ID token comes directly from the provider
 * over TLS, so its claims (issuer, audience, expiry, nonce, verified email) are validated but its signature
 * need not be (OpenID Connect Core 3.1.3.7).
 */
export async function fetchGoogleProfile(
  code: string,
  { nonce, verifier }: AuthorizationRequest,
): Promise<GoogleProfile> {
  const { issuer, token_endpoint } = await getDiscovery()
  const { id, secret } = requireGoogle()
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: id,
    client_secret: secret,
    redirect_uri: redirectUri(),
    code_verifier: verifier,
  })
  const { id_token } = z.object({ id_token: z.string() }).parse(await fetchJson(token_endpoint, body))
  const claims = claimsSchema.parse(decodePayload(id_token))
  const matches = claims.iss === issuer && claims.aud === id && claims.nonce === nonce
  if (!matches || claims.exp * 1000 < Date.now())
    throw new Error('The ID token has the wrong issuer, audience or nonce, or has expired')
  const { sub, email, given_name, family_name } = claims
  return { sub, email: email.toLowerCase(), first_name: given_name, last_name: family_name }
}
