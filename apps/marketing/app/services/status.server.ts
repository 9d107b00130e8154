import { type ContentClient, createApi, type ServiceStatus } from '@bgm/api-client'
import { defaultLocale, type Locale } from '@bgm/i18n'
import { env } from '#app/env.server'
import type { SiteContent } from '#app/sections/block'
import { getSiteSettings } from './pages.server'
import { createSharedCall } from './shared-call'

const maxAgeMs = 5_000

/** Shared by both languages, and short enough for the page to be rendered while the backend does not answer. */
const readStatus = createSharedCall(
  () =>
    createApi({
      apiUrl: env.apiUrl,
      locale: defaultLocale,
      headers: { 'x-internal-key': env.internalKey },
      signal: AbortSignal.timeout(3_000),
    }).serviceStatus.get(),
  maxAgeMs,
)

type Settings = SiteContent['settings']
const lastSettings = new Map<Locale, Settings>()
let lastStatus: ServiceStatus | null = null

export type KnownStatus = {
  settings: Settings
  status: ServiceStatus
  /** Whether the backend answered; otherwise this is what it last said. */
  reachable: boolean
}

/**
 * Returns the status of the service, or the last known one if the backend does not answer. Rejects if this process
 * has never read it; the page cache then has the page of an earlier process.
 */
export async function getKnownStatus(cms: ContentClient, locale: Locale): Promise<KnownStatus> {
  try {
    const [settings, status] = await Promise.all([getSiteSettings(cms), readStatus()])
    lastSettings.set(locale, settings)
    lastStatus = status
    return { settings, status, reachable: true }
  } catch (error) {
    const settings = lastSettings.get(locale)
    if (!settings || !lastStatus) throw error
    return { settings, status: lastStatus, reachable: false }
  }
}
