import { createAnalytics } from './analytics'

/** Tracks the page view of a document. `settings` is the JSON in `<html data-analytics>`. */
export function trackPageView(settings: string): void {
  const { key, host, page }: Record<string, string> = JSON.parse(settings)
  if (key && host) createAnalytics({ key, host }).trackPage(page)
}
