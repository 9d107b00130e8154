import { routeNotFound } from '@bgm/server/not-found'
import { findRedirect } from '@bgm/server/route-rules'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirectTo } from '#app/http/respond.server'
import { resolvedRouteRules } from '#app/http/route-rules.server'

/**
 * Redirects according to the app's route rules, for document requests and client navigation, and keeps the
 * query string.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const target = findRedirect(resolvedRouteRules, request.url)
  throw target === null ? routeNotFound(request) : redirectTo(target)
}
