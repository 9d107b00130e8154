import { issueCode } from '#src/api/code/services/code'
import { portalUrl } from '#src/email/verification-emails'
import type { Call } from '#src/http/request-context'
import { constantTimeEqual, newToken } from '#src/runtime/cryptography'
import { environment } from '#src/runtime/environment'
import { decryptState, encryptState } from './encrypted-state'
import { buildAuthorizationUrl, fetchGoogleProfile } from './provider'

const name = 'google_journey'

// Written by hand: the cookie library refuses a secure cookie where a proxy has ended the https.
const cookie = (value: string, seconds: number) =>
  [
    `${name}=${value}`,
    'Path=/api/connect',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(environment.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

const readCookie = (ctx: Call) =>
  ctx
    .get('cookie')
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Sends the browser to the provider; `state` is the app's own, which it gets back. */
export async function startGoogleSignIn(
  ctx: Call,
  { state, locale }: { state: string; locale: 'id' | 'en' },
) {
  const journey = { state: newToken(), nonce: newToken(), verifier: newToken(), app_state: state, locale }
  const url = await buildAuthorizationUrl(journey, locale)
  ctx.set('Set-Cookie', cookie(encryptState('journey', journey), 600))
  ctx.set('Cache-Control', 'no-store')
  ctx.redirect(url)
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Sends the browser on to the app: with a token for 60 seconds, or with the word that it came to nothing. */
export async function finishGoogleSignIn(ctx: Call) {
  const journey = decryptState('journey', readCookie(ctx))
  ctx.set('Set-Cookie', cookie('', 0))
  ctx.set('Cache-Control', 'no-store')
  const answer = (query: Record<string, string>) =>
    ctx.redirect(
      `${portalUrl(journey?.locale ?? 'id', '/connect/google/callback')}?${new URLSearchParams(query)}`,
    )
  if (!journey || !constantTimeEqual(journey.state, text(ctx.query.state))) return answer({ error: 'state' })
  const { app_state } = journey
  try {
    const person = await fetchGoogleProfile(text(ctx.query.code), journey)
    const once = await issueCode('google-bridge', `google:${person.sub}`, null)
    answer({ access_token: encryptState('bridge', { once, person }), state: app_state })
  } catch (error) {
    strapi.log.warn('a sign-in by Google came to nothing', {
      error: error instanceof Error ? error.name : 'unknown',
    })
    answer({ error: 'provider', state: app_state })
  }
}
