import { createAnalytics } from './analytics'

/** A page of the site is a document: measured once. `settings` is what `<html data-analytics>` says. */
export function trackPageView(settings: string): void {
  const { key, host, page }: Record<string, string> = JSON.parse(settings)
  if (key && host) createAnalytics({ key, host }).trackPage(page)
}
