import { routeNotFound } from '@bgm/server/not-found'
import { findRedirect } from '@bgm/server/route-rules'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { resolvedRouteRules } from '#app/http/route-rules.server'

/** Redirects according to the route rules and keeps the query string. */
export function loader({ request }: LoaderFunctionArgs) {
  const target = findRedirect(resolvedRouteRules, request.url)
  if (target === null) throw routeNotFound(request)
  return redirect(target, { headers: { 'Cache-Control': 'public, max-age=300' } })
}
