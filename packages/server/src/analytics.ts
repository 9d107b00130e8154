import { z } from 'zod'
import { httpUrl } from './env'

/** Of both apps; statistics are off without a key. */
export const analyticsEnv = {
  POSTHOG_KEY: z.string().optional().describe('project key of the statistics; without it they are off'),
  POSTHOG_HOST: httpUrl.default('https://eu.i.posthog.com').describe('address that takes the statistics'),
  LANDING_HOST: z.string().optional().describe("host that never measures; by default the site's"),
}

interface Given {
  key: string | undefined
  host: string
  /** A host, with port where it has one. */
  landingHost: string
  /** The address at which visitors know the app. */
  publicUrl: string
}

/** Where an app's statistics go; null where it must not measure: without a key, on the landing host, on this machine. */
export function resolveAnalytics({ key, host, landingHost, publicUrl }: Given) {
  const here = new URL(publicUrl)
  const local = ['127.0.0.1', '[::1]'].includes(here.hostname) || /(?:^|\.)localhost$/.test(here.hostname)
  const landing = [here.host, here.hostname].includes(landingHost)
  return key && !local && !landing ? { key, host } : null
}
