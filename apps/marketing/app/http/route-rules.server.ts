import { resolveRouteRules } from '@bgm/server/route-rules'
import { env } from '#app/env.server'
import { routeRules } from '#app/route-rules'

/** The rules by full path, as the server follows and the build's manifest tells them. */
export const resolvedRouteRules = resolveRouteRules(routeRules, { portal: env.portalUrl }, ['', '/en'])
