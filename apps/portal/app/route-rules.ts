import type { RouteRule } from '@bgm/server/route-rules'

/** Paths of the portal, without language, that lead elsewhere; what is here needs no page. */
export const routeRules: Record<string, RouteRule> = {
  '/login': { redirect: '/sign-in' },
  '/dashboard': { redirect: '/' },
  '/privacy-policy': { redirect: '/privacy-policy', at: 'site' },
  '/cookie': { redirect: '/cookie', at: 'site' },
  '/contact': { redirect: '/contact', at: 'site' },
}
