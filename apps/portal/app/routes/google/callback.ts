import type { Api, GoogleSignInResult } from '@bgm/api-client'
import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { openApi } from '#app/http/api.server'
import { leaveDoubt } from '#app/http/flash.server'
import { comeBack, forgetJourney, keepNewcomer } from '#app/http/google.server'
import { localeOf } from '#app/http/locale.server'
import { elsewhere } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { finishGoogle } from '#app/services/google.server'
import { enter } from '../session/enter.server'

/** The browser is back from Google: the token of the address is traded once, for a session or for what is missing. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  if (!env.google) throw notFound(request)
  const query = new URL(request.url).searchParams
  const journey = await comeBack(request, query.get('state'))
  const token = query.get('access_token')
  const arrival = journey && token ? await arrivalOf(openApi(args), token) : 'failed'
  const locale = localeOf(request)
  if (typeof arrival === 'string') {
    const key = arrival === 'blocked' ? 'errors.blocked' : 'sign_in.google_failed'
    throw elsewhere(paths.signIn(locale), await forgetJourney(), await leaveDoubt(key))
  }
  const redirectTo = journey?.redirectTo ?? null
  if ('jwt' in arrival || 'challenge' in arrival)
    throw await enter(request, arrival, redirectTo, await forgetJourney())
  const newcomer = newcomerOf(arrival)
  throw elsewhere(
    paths.googleJoin(locale),
    await forgetJourney(),
    await keepNewcomer({ ...newcomer, redirectTo }),
  )
}

/** A token that came to nothing is no error page: there are other ways to sign in. */
const arrivalOf = (api: Api, token: string): Promise<GoogleSignInResult | 'blocked' | 'failed'> =>
  finishGoogle(api, token).catch(answer => {
    if (answer instanceof Response && answer.status < 500) return answer.status === 403 ? 'blocked' : 'failed'
    throw answer
  })

function newcomerOf(arrival: Extract<GoogleSignInResult, { link: unknown } | { join: unknown }>) {
  if ('join' in arrival) return { kind: 'join' as const, ...arrival.join }
  return { kind: 'link' as const, first_name: '', last_name: '', ...arrival.link }
}
