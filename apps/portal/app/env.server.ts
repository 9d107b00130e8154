import { analyticsEnv, resolveAnalytics } from '@bgm/server/analytics'
import { httpUrl, port, readEnv, rejectLoopbackUrls, secret, secretList, serverEnv } from '@bgm/server/env'
import { z } from 'zod'

const production = process.env.NODE_ENV === 'production'
const forThisMachine = 'only-for-this-machine'
const localSecret = production ? secret : secret.default(forThisMachine)

/** docs/configuration.md is written from this. */
export const variables = {
  ...serverEnv,
  ...analyticsEnv,
  PORT: port.default(3001).describe('port of the portal'),
  APP_TITLE: z.string().default('Musik Berlisensi').describe('name of the product'),
  API_URL: httpUrl.default('http://127.0.0.1:1337/api').describe('identity and business API'),
  CMS_API_URL: httpUrl.default('http://127.0.0.1:1337/api').describe('content API'),
  MARKETING_URL: httpUrl.default('http://127.0.0.1:3000').describe('public address of the site'),
  BACKEND_URL: httpUrl.default('http://127.0.0.1:1337').describe('public address of the backend'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('signs in with Google, together with its secret'),
  PORTAL_URL: httpUrl.default('http://127.0.0.1:3001').describe('public address of the portal'),
  INTERNAL_API_KEY: localSecret.describe('lets the backend believe whom the apps speak for'),
  SESSION_SECRET: (production ? secretList : secretList.default([forThisMachine])).describe(
    'signs the cookies of notices and password resets, comma-separated if several',
  ),
  BACKEND_PATIENCE: z.coerce
    .number()
    .int()
    .positive()
    .default(2500)
    .describe('milliseconds that a page gives the backend; files get 10 seconds'),
  SESSION_MAX: z.coerce.number().int().positive().default(90).describe('days a session may last'),
}

const values = readEnv(variables, process.env)
if (production)
  rejectLoopbackUrls(values.HOST, {
    MARKETING_URL: values.MARKETING_URL,
    PORTAL_URL: values.PORTAL_URL,
    BACKEND_URL: values.BACKEND_URL,
  })

const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(values.PORTAL_URL).hostname)

export const env = {
  host: values.HOST,
  port: values.PORT,
  trustedProxy: values.TRUSTED_PROXY,
  dataDir: values.DATA_DIR,
  logLevel: values.LOG_LEVEL,
  metricsPort: values.METRICS_PORT,
  errorReportUrl: values.ERROR_REPORT_URL,
  appTitle: values.APP_TITLE,
  backendPatience: values.BACKEND_PATIENCE,
  apiUrl: values.API_URL,
  cmsApiUrl: values.CMS_API_URL,
  marketingUrl: values.MARKETING_URL,
  portalUrl: values.PORTAL_URL,
  backendUrl: values.BACKEND_URL.replace(/\/$/, ''),
  google: Boolean(values.GOOGLE_CLIENT_ID),
  internalKey: values.INTERNAL_API_KEY,
  sessionSecrets: values.SESSION_SECRET,
  sessionSeconds: values.SESSION_MAX * 24 * 60 * 60,
  secureCookies: !local,
  analytics: resolveAnalytics({
    key: values.POSTHOG_KEY,
    host: values.POSTHOG_HOST,
    landingHost: values.LANDING_HOST ?? new URL(values.MARKETING_URL).host,
    publicUrl: values.PORTAL_URL,
  }),
}
