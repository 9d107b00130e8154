import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createGoogleState } from '#app/http/google.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'

/** Redirects to Google through the backend, which holds the client secret. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!env.google) throw notFound(request)
  const { state, cookie } = await createGoogleState(new URL(request.url).searchParams.get('redirectTo'))
  const query = new URLSearchParams({ state, locale: getLocale(request) })
  throw redirectTo(`${env.backendUrl}/api/connect/google?${query}`, cookie)
}
