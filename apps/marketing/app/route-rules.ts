import type { RouteRule } from '@bgm/server/route-rules'

/** Paths, without language prefix, that redirect. */
export const routeRules: Record<string, RouteRule> = {
  '/register': { redirect: '/register', app: 'portal' },
  '/sign-in': { redirect: '/sign-in', app: 'portal' },
  '/terms-and-conditions': { redirect: '/terms-and-condition' },
}
