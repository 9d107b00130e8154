import { createAnalytics } from './analytics'

/**
 * Tracks the page view of a document. `settings` is the JSON in `<html data-analytics>`. The sign-in page resets
 * the identity of the previous user.
 */
export function trackPageView(settings: string): void {
  const { key, host, page }: Record<string, string> = JSON.parse(settings)
  if (!key || !host) return
  const analytics = createAnalytics({ key, host })
  if (page === 'sign-in') analytics.identify(null)
  analytics.trackPage(page)
}
