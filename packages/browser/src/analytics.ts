import { cleanAddress } from './clean-event'
import { bindConsent, storedConsent } from './consent'

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
  forget(): void
  page(view: PageView): void
}

export interface Analytics {
  /** A page is shown; `name` is its route's, if it has one. */
  page(name: string | undefined): void
  /** Somebody signed in (an opaque id), or nobody is: null. */
  person(id: string | null): void
  /** No more decisions are heard. */
  end(): void
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
      if (told === null) client.forget()
      else if (told !== undefined) client.identify(told)
      if (view) client.page(view)
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

  const end = bindConsent(consent => (consent === 'granted' ? begin() : stop()))
  if (storedConsent() === 'granted') begin()

  return {
    end,
    page(name) {
      view = {
        name: name ?? 'Unknown',
        path: cleanAddress(location.pathname),
        url: cleanAddress(location.href),
      }
      if (granted) client?.page(view)
    },
    person(id) {
      if (id === told) return
      told = id
      if (!granted) return
      if (id === null) client?.forget()
      else client?.identify(id)
    },
  }
}
