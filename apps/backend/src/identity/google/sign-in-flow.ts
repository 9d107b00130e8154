import { issueCode } from '#src/identity/code/code'
import type { RequestContext } from '#src/platform/http/request-context'
import { getPortalUrl } from '#src/platform/mail/links'
import { constantTimeEqual, newToken } from '#src/platform/runtime/cryptography'
import { environment } from '#src/platform/runtime/environment'
import { decryptState, encryptState } from './encrypted-state'
import { buildAuthorizationUrl, fetchGoogleProfile } from './provider'

const cookieName = 'google_journey'

// The cookie is serialised here, because the cookie library rejects secure cookies behind a proxy that
// terminates TLS.
const buildCookie = (value: string, seconds: number) =>
  [
    `${cookieName}=${value}`,
    'Path=/api/connect',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(environment.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

const readCookie = (ctx: RequestContext) =>
  ctx
    .get('cookie')
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1) ?? ''

/**
 * Redirects the browser to the provider. `state` belongs to the app and is returned to the app unchanged.
 */
export async function startGoogleSignIn(
  ctx: RequestContext,
  { state, locale }: { state: string; locale: 'id' | 'en' },
) {
  const journey = { state: newToken(), nonce: newToken(), verifier: newToken(), app_state: state, locale }
  const url = await buildAuthorizationUrl(journey, locale)
  ctx.set('Set-Cookie', buildCookie(encryptState('journey', journey), 600))
  ctx.set('Cache-Control', 'no-store')
  ctx.redirect(url)
}

const asString = (value: unknown) => (typeof value === 'string' ? value : '')

/** Redirects the browser to the app with a token that is valid for 60 seconds, or with an error. */
export async function finishGoogleSignIn(ctx: RequestContext) {
  const journey = decryptState('journey', readCookie(ctx))
  ctx.set('Set-Cookie', buildCookie('', 0))
  ctx.set('Cache-Control', 'no-store')
  const redirectToApp = (query: Record<string, string>) =>
    ctx.redirect(
      `${getPortalUrl(journey?.locale ?? 'id', '/connect/google/callback')}?${new URLSearchParams(query)}`,
    )
  if (!journey || !constantTimeEqual(journey.state, asString(ctx.query.state)))
    return redirectToApp({ error: 'state' })
  const { app_state } = journey
  try {
    const person = await fetchGoogleProfile(ctx.querystring, journey)
    const once = await issueCode('google-bridge', `google:${person.sub}`, null)
    redirectToApp({ access_token: encryptState('bridge', { once, person }), state: app_state })
  } catch (error) {
    strapi.log.warn('A sign-in with Google failed', {
      error: error instanceof Error ? error.name : 'unknown',
    })
    redirectToApp({ error: 'provider', state: app_state })
  }
}
