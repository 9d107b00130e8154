import { appEnv, developmentSecret, readAppSettings } from '@bgm/server/app-env'
import { httpUrlSchema, portSchema, readEnv, secretListSchema } from '@bgm/server/env'
import { z } from 'zod'

const production = process.env.NODE_ENV === 'production'

/** docs/configuration.md is generated from these definitions. */
export const variables = {
  ...appEnv(production),
  PORT: portSchema.default(3001).describe('port of the portal'),
  BACKEND_URL: httpUrlSchema.default('http://127.0.0.1:1337').describe('public URL of the backend'),
  PLAYER_URL: httpUrlSchema.default('http://127.0.0.1:3002').describe('public URL of the player'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('enables Google sign-in, together with its secret'),
  SESSION_SECRET: (production ? secretListSchema : secretListSchema.default([developmentSecret])).describe(
    'signs the cookies for flash messages and password resets; separate multiple secrets with commas',
  ),
  BACKEND_TIMEOUT: z.coerce
    .number()
    .int()
    .positive()
    .default(2500)
    .describe('milliseconds that a page waits for the backend; file downloads wait up to 10 seconds'),
  MIDTRANS_SNAP_URL: httpUrlSchema
    .optional()
    .describe('URL of the payment pages, to which portal forms may redirect; same value as in the backend'),
  SESSION_MAX: z.coerce.number().int().positive().default(90).describe('maximum age of a session in days'),
}

const values = readEnv(variables, process.env)
const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(values.PORTAL_URL).hostname)

export const env = {
  ...readAppSettings(
    values,
    { own: 'PORTAL_URL', others: { BACKEND_URL: values.BACKEND_URL, PLAYER_URL: values.PLAYER_URL } },
    production,
  ),
  backendTimeout: values.BACKEND_TIMEOUT,
  marketingUrl: values.MARKETING_URL,
  backendUrl: values.BACKEND_URL,
  playerUrl: values.PLAYER_URL,
  paymentUrl: values.MIDTRANS_SNAP_URL,
  google: Boolean(values.GOOGLE_CLIENT_ID),
  sessionSecrets: values.SESSION_SECRET,
  sessionSeconds: values.SESSION_MAX * 24 * 60 * 60,
  secureCookies: !local,
}
