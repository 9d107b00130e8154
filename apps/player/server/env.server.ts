import { join } from 'node:path'
import { developmentSecret } from '@bgm/server/app-env'
import {
  httpUrlSchema,
  portSchema,
  readEnv,
  rejectLoopbackUrls,
  secretSchema,
  serverEnv,
} from '@bgm/server/env'
import { z } from 'zod'

const production = process.env.NODE_ENV === 'production'
const megabyte = 1024 * 1024

/** docs/configuration.md is generated from these definitions. */
export const variables = {
  ...serverEnv,
  PORT: portSchema.default(3002).describe('port of the player'),
  PLAYER_URL: httpUrlSchema.default('http://127.0.0.1:3002').describe('public URL of the player'),
  API_URL: httpUrlSchema.default('http://127.0.0.1:1337/api').describe('identity and business API'),
  INTERNAL_API_KEY: (production ? secretSchema : secretSchema.default(developmentSecret)).describe(
    'authenticates the apps to the backend',
  ),
  APP_TITLE: z.string().default('Musik Berlisensi').describe('name of the product'),
  AUDIO_CACHE_MB: z.coerce
    .number()
    .int()
    .positive()
    .default(4096)
    .describe('maximum size of the audio cache in `DATA_DIR`, in MB'),
  AUDIO_LOCATION: z
    .string()
    .regex(/^\/[\w/-]{0,100}\w$/, 'must be a path such as /cached-audio')
    .optional()
    .describe(
      'internal nginx location that serves the cached audio files; if unset, the process serves them itself',
    ),
}

const values = readEnv(variables, process.env)
if (production) rejectLoopbackUrls(values.HOST, { PLAYER_URL: values.PLAYER_URL })

export const env = {
  gateway: {
    apiUrl: values.API_URL,
    internalKey: values.INTERNAL_API_KEY,
    audioDir: join(values.DATA_DIR || 'data', 'audio-cache'),
    audioCacheBytes: values.AUDIO_CACHE_MB * megabyte,
    audioLocation: values.AUDIO_LOCATION,
  },
  /** Options of `runServer`. */
  server: {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PLAYER_URL,
    trustedProxy: values.TRUSTED_PROXY,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    errorReportUrl: values.ERROR_REPORT_URL,
    appTitle: values.APP_TITLE,
  },
}
