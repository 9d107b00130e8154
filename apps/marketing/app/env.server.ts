import { analyticsEnv, resolveAnalytics } from '@bgm/server/analytics'
import { httpUrl, port, readEnv, rejectLoopbackUrls, secret, secretList, serverEnv } from '@bgm/server/env'
import { z } from 'zod'

const production = process.env.NODE_ENV === 'production'
const localSecret = production ? secret : secret.default('only-for-this-machine')

/** docs/configuration.md is written from this. */
export const variables = {
  ...serverEnv,
  ...analyticsEnv,
  PORT: port.default(3000).describe('port of the site'),
  APP_TITLE: z.string().default('Musik Berlisensi').describe('name of the product'),
  API_URL: httpUrl.default('http://127.0.0.1:1337/api').describe('identity and business API'),
  CMS_API_URL: httpUrl.default('http://127.0.0.1:1337/api').describe('content API'),
  CMS_API_TOKEN: z.string().optional().describe('reads published content of a private CMS'),
  CMS_PREVIEW_TOKEN: secret.optional().describe('shows drafts to who holds it'),
  CONTENT_HOOK_SECRET: secret.optional().describe('by which the content hook knows the CMS'),
  EXPORT_DIR: z
    .string()
    .optional()
    .describe('folder that gets the site as files, at start and after every publish; one process alone'),
  EXPORT_COMMAND: z.string().optional().describe('run in that folder when it is whole: an upload to a CDN'),
  INTERNAL_API_KEY: localSecret.describe('lets the backend believe whom the apps speak for'),
  SESSION_SECRET: secretList
    .optional()
    .describe('signs the preview cookie, comma-separated if several; without it there is no preview'),
  MEDIA_URL: httpUrl.optional().describe('address of the media library, where a bucket holds it'),
  MARKETING_URL: httpUrl.default('http://127.0.0.1:3000').describe('public address of the site'),
  PORTAL_URL: httpUrl.default('http://127.0.0.1:3001').describe('public address of the portal'),
}

const values = readEnv(variables, process.env)
if (production)
  rejectLoopbackUrls(values.HOST, { MARKETING_URL: values.MARKETING_URL, PORTAL_URL: values.PORTAL_URL })

export const env = {
  host: values.HOST,
  port: values.PORT,
  trustedProxy: values.TRUSTED_PROXY,
  dataDir: values.DATA_DIR,
  logLevel: values.LOG_LEVEL,
  metricsPort: values.METRICS_PORT,
  errorReportUrl: values.ERROR_REPORT_URL,
  appTitle: values.APP_TITLE,
  apiUrl: values.API_URL,
  internalKey: values.INTERNAL_API_KEY,
  cmsApiUrl: values.CMS_API_URL,
  mediaUrl: values.MEDIA_URL ?? values.CMS_API_URL,
  cmsApiToken: values.CMS_API_TOKEN,
  previewToken: values.CMS_PREVIEW_TOKEN,
  sessionSecrets: values.SESSION_SECRET ?? [],
  exportDir: values.EXPORT_DIR,
  exportCommand: values.EXPORT_COMMAND,
  contentHookSecret: values.CONTENT_HOOK_SECRET,
  siteUrl: values.MARKETING_URL,
  portalUrl: values.PORTAL_URL,
  analytics: resolveAnalytics({
    key: values.POSTHOG_KEY,
    host: values.POSTHOG_HOST,
    landingHost: values.LANDING_HOST ?? new URL(values.MARKETING_URL).host,
    publicUrl: values.MARKETING_URL,
  }),
  secureCookies: values.MARKETING_URL.startsWith('https:'),
}
