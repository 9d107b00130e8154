import { z } from 'zod'
import { httpUrlSchema } from './env'

/** The environment variables for analytics, read by both apps. */
export const analyticsEnv = {
  POSTHOG_KEY: z.string().optional().describe('PostHog project key; if unset, analytics are off'),
  POSTHOG_HOST: httpUrlSchema
    .default('https://eu.i.posthog.com')
    .describe('URL to which analytics events are sent'),
  LANDING_HOST: z
    .string()
    .optional()
    .describe('host of the landing page, served without analytics; defaults to the host of the site'),
}

type AnalyticsConfig = {
  key: string | undefined
  host: string
  /** The host without analytics, including the port, if any. */
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
