import { z } from 'zod'
import { httpUrlSchema } from './env'

/** Environment variables of both apps. Analytics is off without a key. */
export const analyticsEnv = {
  POSTHOG_KEY: z.string().optional().describe('PostHog project key; analytics are off without it'),
  POSTHOG_HOST: httpUrlSchema
    .default('https://eu.i.posthog.com')
    .describe('URL that analytics events are sent to'),
  LANDING_HOST: z.string().optional().describe("host without analytics; by default the site's"),
}

interface AnalyticsConfig {
  key: string | undefined
  host: string
  /** Includes the port, if any. */
  landingHost: string
  /** The URL at which visitors reach the app. */
  publicUrl: string
}

/** Returns the analytics settings of an app; null without a key, on the landing host and on a local host. */
export function resolveAnalytics({ key, host, landingHost, publicUrl }: AnalyticsConfig) {
  const url = new URL(publicUrl)
  const local = ['127.0.0.1', '[::1]'].includes(url.hostname) || /(?:^|\.)localhost$/.test(url.hostname)
  const landing = [url.host, url.hostname].includes(landingHost)
  return key && !local && !landing ? { key, host } : null
}
