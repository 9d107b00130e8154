import type { Analytics, AnalyticsSettings } from '@bgm/browser/analytics'
import { useLocation, useMatches } from '@remix-run/react'
import { useEffect } from 'react'
import { sessionStore, useStore } from '#app/store'

let analytics: Promise<Analytics> | undefined

/** Tracks page views by route name, and sign-in and sign-out by an opaque id. */
export function useAnalytics(settings: AnalyticsSettings | null | undefined): void {
  const { key } = useLocation()
  const matches = useMatches()
  const name = matches.at(-1)?.id.replace(/^(?:id|en):/, '')
  const route = name === 'root' || name === 'not-found' ? undefined : name
  const person = useStore(sessionStore, ({ user }) => user?.id)

  useEffect(() => {
    if (!settings) return
    analytics ??= import('@bgm/browser/analytics').then(module => module.createAnalytics(settings))
    analytics.then(
      measured => {
        if (person !== undefined) measured.identify(person)
        else if (route === 'sign-in') measured.identify(null)
        measured.trackPage(route)
      },
      (error: unknown) => console.warn('Analytics could not be loaded', error),
    )
  }, [settings?.key, key, route, person])
}
