import type { RouteRule } from '@bgm/server/route-rules'

/** Paths that redirect, without their language prefix. */
export const routeRules: Record<string, RouteRule> = {
  '/login': { redirect: '/sign-in' },
  '/dashboard': { redirect: '/' },
  '/privacy-policy': { redirect: '/privacy-policy', app: 'site' },
  '/cookie': { redirect: '/cookie', app: 'site' },
  '/contact': { redirect: '/contact', app: 'site' },
}
