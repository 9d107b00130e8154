import type { Analytics, AnalyticsSettings } from '@bgm/browser/analytics'
import { useLocation, useMatches } from '@remix-run/react'
import { useEffect } from 'react'
import { sessionStore, useStore } from '#app/store'

let analytics: Promise<Analytics> | undefined

/** Returns a route's name for analytics events; undefined for the root and for unknown pages. */
export function findRouteName(id: string | undefined): string | undefined {
  const name = id?.replace(/^(?:id|en):/, '')
  return name === 'root' || name === 'not-found' ? undefined : name
}

/** Tracks page views by route name and identifies the member by an opaque id. */
export function useAnalytics(settings: AnalyticsSettings | null | undefined): void {
  const { key } = useLocation()
  const matches = useMatches()
  const route = findRouteName(matches.at(-1)?.id)
  const person = useStore(sessionStore, ({ user }) => user?.id)

  useEffect(() => {
    if (!settings) return
    analytics ??= import('@bgm/browser/analytics').then(module => module.createAnalytics(settings))
    analytics.then(
      measured => {
        if (person !== undefined) measured.identify(person)
        measured.trackPage(route)
      },
      (error: unknown) => console.warn('Analytics could not be loaded', error),
    )
  }, [settings?.key, key, route, person])
}
