import { bindConsentControls, findStoredConsent } from './consent'
import { redactUrl } from './redact-event'

export type AnalyticsSettings = {
  key: string
  /** The URL of the collector. */
  host: string
}

type PageView = {
  name: string
  path: string
  url: string
}

export type AnalyticsClient = {
  resume(): void
  stop(): void
  identify(id: string): void
  reset(): void
  trackPage(view: PageView): void
}

export type Analytics = {
  /** Tracks a page view; `name` is the name of the route, if it has one. */
  trackPage(name: string | undefined): void
  /** Sets the opaque id of the signed-in user; null if nobody is signed in. */
  identify(id: string | null): void
  /** Stops listening to consent decisions. */
  stop(): void
}

/**
 * Tracks page views only with consent. Without consent, nothing is loaded or sent; withdrawing it takes
 * effect immediately. `load` imports the analytics client once consent is first granted.
 */
export function createAnalytics(
  settings: AnalyticsSettings,
  load: () => Promise<{ startPosthog(settings: AnalyticsSettings): AnalyticsClient }> = () =>
    import('./posthog'),
): Analytics {
  let client: AnalyticsClient | undefined
  let granted = false
  let loading = false
  let view: PageView | undefined
  let user: string | null | undefined

  const start = async () => {
    granted = true
    if (client) return client.resume()
    if (loading) return
    loading = true
    try {
      const { startPosthog } = await load()
      if (!granted) return
      client = startPosthog(settings)
      if (user === null) client.reset()
      else if (user !== undefined) client.identify(user)
      if (view) client.trackPage(view)
    } catch (error) {
      console.warn('Analytics could not be loaded', error)
    } finally {
      loading = false
    }
  }
  const stop = () => {
    granted = false
    client?.stop()
  }

  const unbind = bindConsentControls(consent => (consent === 'granted' ? start() : stop()))
  if (findStoredConsent() === 'granted') start()

  return {
    stop: unbind,
    trackPage(name) {
      view = {
        name: name ?? 'Unknown',
        path: redactUrl(location.pathname),
        url: redactUrl(location.href),
      }
      if (granted) client?.trackPage(view)
    },
    identify(id) {
      if (id === user) return
      user = id
      if (!granted) return
      if (id === null) client?.reset()
      else client?.identify(id)
    },
  }
}
