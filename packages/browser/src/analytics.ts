import { bindConsentControls, storedConsent } from './consent'
import { redactUrl } from './redact-event'

export interface AnalyticsSettings {
  key: string
  /** The address of the collector. */
  host: string
}

interface PageView {
  name: string
  path: string
  url: string
}

export interface AnalyticsClient {
  resume(): void
  stop(): void
  identify(person: string): void
  reset(): void
  trackPage(view: PageView): void
}

export interface Analytics {
  /** A page is shown; `name` is its route's, if it has one. */
  trackPage(name: string | undefined): void
  /** Somebody signed in (an opaque id), or nobody is: null. */
  identify(id: string | null): void
  /** No more decisions are heard. */
  stop(): void
}

/**
 * Measures only with consent: until it is granted nothing is loaded or sent, and a withdrawal stops everything at once.
 * `load` fetches the program that measures, at the first consent.
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
  let told: string | null | undefined

  const begin = async () => {
    granted = true
    if (client) return client.resume()
    if (loading) return
    loading = true
    try {
      const { startPosthog } = await load()
      if (!granted) return
      client = startPosthog(settings)
      if (told === null) client.reset()
      else if (told !== undefined) client.identify(told)
      if (view) client.trackPage(view)
    } catch (error) {
      console.warn('Statistics could not be loaded', error)
    } finally {
      loading = false
    }
  }
  const stop = () => {
    granted = false
    client?.stop()
  }

  const end = bindConsentControls(consent => (consent === 'granted' ? begin() : stop()))
  if (storedConsent() === 'granted') begin()

  return {
    stop: end,
    trackPage(name) {
      view = {
        name: name ?? 'Unknown',
        path: redactUrl(location.pathname),
        url: redactUrl(location.href),
      }
      if (granted) client?.trackPage(view)
    },
    identify(id) {
      if (id === told) return
      told = id
      if (!granted) return
      if (id === null) client?.reset()
      else client?.identify(id)
    },
  }
}
