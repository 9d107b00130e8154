import {
  allowInsecureRequests,
  authorizationCodeGrant,
  type Configuration,
  calculatePKCECodeChallenge,
  buildAuthorizationUrl as createAuthorizationUrl,
  discovery,
} from 'openid-client'
import { z } from 'zod'
import { HttpError } from '#src/platform/http/errors'
import { environment } from '#src/platform/runtime/environment'

const profileSchema = z
  .object({
    sub: z.string().min(1).max(200),
    email: z.email().max(254).toLowerCase(),
    email_verified: z.literal(true),
    given_name: z.string().catch(''),
    family_name: z.string().catch(''),
  })
  .transform(({ sub, email, given_name: first_name, family_name: last_name }) => ({
    sub,
    email,
    first_name,
    last_name,
  }))

/** The identity that Google returns. */
export type GoogleProfile = z.output<typeof profileSchema>

/** Throws 404 if Google sign-in is not configured. */
export function requireGoogle() {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = environment
  if (!id || !secret) throw new HttpError(404, 'Google is not configured')
  return { id, secret }
}

const redirectUri = () => `${environment.publicUrl.replace(/\/$/, '')}/api/connect/google/callback`

let provider: Promise<Configuration> | null = null

/** Discovers the provider once. A failed request is retried on the next call. */
function getProvider() {
  const { id, secret } = requireGoogle()
  const issuer = new URL(environment.GOOGLE_ISSUER)
  provider ??= discovery(issuer, id, secret, undefined, {
    timeout: 8,
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
  })
  provider.catch(() => {
    provider = null
  })
  return provider
}

type AuthorizationRequest = { state: string; nonce: string; verifier: string }

/** Builds the URL where the browser signs in with the provider. */
export async function buildAuthorizationUrl(
  { state, nonce, verifier }: AuthorizationRequest,
  locale: string,
): Promise<string> {
  const url = createAuthorizationUrl(await getProvider(), {
    redirect_uri: redirectUri(),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: locale,
  })
  return url.href
}

/**
 * Exchanges the code in the query of the callback for the person's profile. The ID token comes directly from the
 * provider over TLS, so its signature need not be checked (OpenID Connect Core 3.1.3.7); the library checks the claims.
 */
export async function fetchGoogleProfile(
  query: string,
  { state, nonce, verifier }: AuthorizationRequest,
): Promise<GoogleProfile> {
  const tokens = await authorizationCodeGrant(await getProvider(), new URL(`${redirectUri()}?${query}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  })
  return profileSchema.parse(tokens.claims())
}
