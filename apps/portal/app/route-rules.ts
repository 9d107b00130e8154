import type { RouteRule } from '@bgm/server/route-rules'

/** Paths of the portal, without language, that lead elsewhere; what is here needs no page. */
export const routeRules: Record<string, RouteRule> = {
  '/login': { redirect: '/sign-in' },
  '/dashboard': { redirect: '/' },
  '/privacy-policy': { redirect: '/privacy-policy', app: 'site' },
  '/cookie': { redirect: '/cookie', app: 'site' },
  '/contact': { redirect: '/contact', app: 'site' },
}
