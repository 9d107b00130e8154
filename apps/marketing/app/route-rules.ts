import type { RouteRule } from '@bgm/server/route-rules'

/** Paths of the site, without language, that lead elsewhere; what is here needs no page. */
export const routeRules: Record<string, RouteRule> = {
  '/register': { redirect: '/register', app: 'portal' },
  '/sign-in': { redirect: '/sign-in', app: 'portal' },
  '/terms-and-conditions': { redirect: '/terms-and-condition' },
}
