import { z } from 'zod'
import { analyticsEnv, resolveAnalytics } from './analytics'
import { httpUrlSchema, type portSchema, rejectLoopbackUrls, secretSchema, serverEnv } from './env'

/** The default for secrets outside production. */
export const developmentSecret = 'only-for-this-machine'

/** The environment variables read by both apps. Secrets have no default in production. */
export const appEnv = (production: boolean) => ({
  ...serverEnv,
  ...analyticsEnv,
  APP_TITLE: z.string().default('Musik Berlisensi').describe('name of the product'),
  API_URL: httpUrlSchema.default('http://127.0.0.1:1337/api').describe('identity and business API'),
  CMS_API_URL: httpUrlSchema.default('http://127.0.0.1:1337/api').describe('content API'),
  MARKETING_URL: httpUrlSchema.default('http://127.0.0.1:3000').describe('public URL of the site'),
  PORTAL_URL: httpUrlSchema.default('http://127.0.0.1:3001').describe('public URL of the portal'),
  INTERNAL_API_KEY: (production ? secretSchema : secretSchema.default(developmentSecret)).describe(
    'authenticates the apps to the backend',
  ),
})

type AppValues = z.infer<z.ZodObject<ReturnType<typeof appEnv> & { PORT: typeof portSchema }>>

type AppUrls = {
  /** The variable that contains the public URL of this app. */
  own: 'MARKETING_URL' | 'PORTAL_URL'
  /** Other public URLs by variable name. */
  others?: Record<string, string>
}

/**
 * Converts the environment variables to settings. In production, throws EnvError if a public URL is on
 * loopback.
 */
export function readAppSettings(values: AppValues, { own, others = {} }: AppUrls, production: boolean) {
  const { MARKETING_URL, PORTAL_URL } = values
  if (production) rejectLoopbackUrls(values.HOST, { MARKETING_URL, PORTAL_URL, ...others })
  return {
    appTitle: values.APP_TITLE,
    apiUrl: values.API_URL,
    cmsApiUrl: values.CMS_API_URL,
    portalUrl: PORTAL_URL,
    internalKey: values.INTERNAL_API_KEY,
    analytics: resolveAnalytics({
      key: values.POSTHOG_KEY,
      host: values.POSTHOG_HOST,
      landingHost: values.LANDING_HOST ?? new URL(MARKETING_URL).host,
      publicUrl: values[own],
    }),
    /** The options for `serve`. */
    server: {
      host: values.HOST,
      port: values.PORT,
      publicUrl: values[own],
      trustedProxy: values.TRUSTED_PROXY,
      dataDir: values.DATA_DIR,
      logLevel: values.LOG_LEVEL,
      metricsPort: values.METRICS_PORT,
      errorReportUrl: values.ERROR_REPORT_URL,
      appTitle: values.APP_TITLE,
    },
  }
}
