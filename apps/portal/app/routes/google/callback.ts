import type { Api, GoogleSignInResult } from '@bgm/api-client'
import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { getPublicApi } from '#app/http/api.server'
import { flashWarning } from '#app/http/flash.server'
import { clearGoogleState, createPendingGoogleCookie, readGoogleState } from '#app/http/google.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { exchangeGoogleToken } from '#app/services/google.server'
import { completeSignIn } from '../session/complete-sign-in.server'

/**
 * Handles the callback of Google sign-in: exchanges the token for a session, or for the data needed to link
 * or create an account.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  if (!env.google) throw notFound(request)
  const query = new URL(request.url).searchParams
  const state = await readGoogleState(request, query.get('state'))
  const token = query.get('access_token')
  const arrival = state && token ? await exchangeToken(getPublicApi(args), token) : 'failed'
  const locale = getLocale(request)
  if (typeof arrival === 'string') {
    const key = arrival === 'blocked' ? 'errors.blocked' : 'sign_in.google_failed'
    throw redirectTo(paths.signIn(locale), await clearGoogleState(), await flashWarning(key))
  }
  const requestedUrl = state?.redirectTo ?? null
  if ('jwt' in arrival || 'challenge' in arrival)
    throw await completeSignIn(request, arrival, requestedUrl, await clearGoogleState())
  throw redirectTo(
    paths.googleJoin(locale),
    await clearGoogleState(),
    await createPendingGoogleCookie({ ...toPendingSignIn(arrival), redirectTo: requestedUrl }),
  )
}

/** A rejected token redirects to sign-in instead of showing an error page. */
const exchangeToken = (api: Api, token: string): Promise<GoogleSignInResult | 'blocked' | 'failed'> =>
  exchangeGoogleToken(api, token).catch(result => {
    if (result instanceof Response && result.status < 500) return result.status === 403 ? 'blocked' : 'failed'
    throw result
  })

function toPendingSignIn(arrival: Extract<GoogleSignInResult, { link: unknown } | { join: unknown }>) {
  if ('join' in arrival) return { kind: 'join' as const, ...arrival.join }
  return { kind: 'link' as const, first_name: '', last_name: '', ...arrival.link }
}
