import { resolveRouteRules } from '@bgm/server/route-rules'
import { env } from '#app/env.server'
import { routeRules } from '#app/route-rules'

/** The route rules, keyed by full path, for the server and the build manifest. */
export const resolvedRouteRules = resolveRouteRules(routeRules, { site: env.marketingUrl }, ['', '/en'])
