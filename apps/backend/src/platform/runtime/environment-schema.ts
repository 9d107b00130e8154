import { z } from 'zod'

const secret = (what: string) => z.string().min(16).optional().describe(what)
const days = (fallback: string, what: string) =>
  z
    .string()
    .regex(/^\d+$/)
    .default(fallback)
    .transform(text => Number(text) * 24 * 60 * 60)
    .describe(what)

/** The environment variables that this process reads; docs/configuration.md is generated from this schema. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .catch('development')
    .describe('`production` requires https and real secrets'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().default(1337).describe('port of the backend'),
  BACKEND_URL: z.url().optional().describe('public URL of the backend; with https, its cookies are secure'),
  PORTAL_URL: z
    .url()
    .default('http://127.0.0.1:3001')
    .describe('public URL of the portal, used for links in emails'),
  MARKETING_URL: z.url().default('http://127.0.0.1:3000').describe('public URL of the site'),
  USAGE_LOG_ORIGIN: z
    .string()
    .max(200)
    .regex(/^[^\s+]+$/)
    .optional()
    .describe(
      'name of the usage log in its checkpoints, read at the first start only; host of the site and `/usage` if unset',
    ),
  USAGE_LOG_POLICY_FILE: z
    .string()
    .optional()
    .describe('file with the witnesses of the usage log (C2SP tlog-policy); no witness is required if unset'),
  APP_TITLE: z.string().default('Musik Berlisensi').describe('name of the product'),
  DATABASE_URL: z
    .string({ error: 'is required' })
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
    .describe('connection string of the PostgreSQL database (`postgres://user:password@host:5432/name`)'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .default(10)
    .describe('maximum number of database connections of this process'),
  SCHEMA_CHANGES: z
    .enum(['start', 'step'])
    .default('start')
    .describe('whether the schema is changed at every start, or only by `pnpm --filter backend migrate`'),
  DATA_DIR: z.string().optional().describe('folder for uploads and private files'),
  S3_ENDPOINT: z.url().optional().describe('URL of an S3-compatible server; Amazon S3 if unset'),
  S3_REGION: z.string().default('auto').describe('region of the buckets'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('access key for the buckets'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('secret of the access key'),
  S3_PRIVATE_BUCKET: z
    .string()
    .optional()
    .describe('bucket for private files, not public; if unset, a folder in `DATA_DIR` is used'),
  S3_MEDIA_BUCKET: z
    .string()
    .optional()
    .describe('bucket for the media library, publicly readable; if unset, a folder in `DATA_DIR` is used'),
  MEDIA_URL: z.url().optional().describe('public URL of the media bucket'),
  SEED: z
    .enum(['content', 'sample', 'small', 'large', 'limits', 'none'])
    .default('none')
    .describe(
      'data to add at startup if it is missing: content (pages, packages, questions), sample data, or many units for measurements',
    ),
  SAMPLE_TRACKS: z.coerce
    .number()
    .int()
    .min(0)
    .max(24)
    .default(24)
    .describe('number of sample tracks to generate audio for; each takes about 2 s of processor time'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:1025').describe('mail server for outgoing email'),
  MAIL_FROM: z
    .string()
    .default('Musik Berlisensi <halo@musik-berlisensi.test>')
    .describe('sender address of all emails'),
  SALES_EMAIL: z
    .email()
    .optional()
    .describe(
      'receives contact messages and partner applications; defaults to the contact address in the site settings',
    ),
  SUPPORT_EMAIL: z
    .email()
    .optional()
    .describe('receives contact messages about technical help and billing; defaults to `SALES_EMAIL`'),
  TEXT_GATEWAY_URL: z.url().optional().describe('URL of the text message gateway, called with {to, body}'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('enables Google sign-in, together with its secret'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('secret of the Google client'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com').describe('issuer of the OpenID provider'),
  PAYMENT_PROVIDER: z
    .enum(['midtrans'])
    .optional()
    .describe('online payment provider; if unset, orders are paid by bank transfer only'),
  MIDTRANS_SERVER_KEY: z.string().min(8).optional().describe('server key of the Midtrans account'),
  MIDTRANS_SIGNATURE_KEY: z
    .string()
    .min(8)
    .optional()
    .describe('key with which Midtrans signs its notices; defaults to the server key'),
  MIDTRANS_SNAP_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://app.midtrans.com')
    .describe('URL of Midtrans Snap'),
  MIDTRANS_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.midtrans.com')
    .describe('URL of the Midtrans API'),
  INTERNAL_API_KEY: secret('authenticates the apps to the backend'),
  CMS_PREVIEW_TOKEN: secret('grants access to drafts'),
  CONTENT_HOOK_SECRET: secret('authenticates the backend to the content hook of the sites'),
  CONTENT_HOOK_URLS: z
    .string()
    .default('')
    .transform(text => text.split(',').filter(url => url.trim() !== ''))
    .pipe(z.array(z.url().trim()))
    .describe('comma-separated URLs called when content changes: `/hooks/content` of every site process'),
  SESSION_IDLE: days('14', 'days of inactivity after which a session ends'),
  SESSION_MAX: days('90', 'maximum age of a session in days'),
  APP_KEYS: secret('signs the cookies of the admin panel; separate multiple keys with commas'),
  API_TOKEN_SALT: secret('salts the tokens of the content API'),
  ADMIN_JWT_SECRET: secret('signs the sessions of the admin panel'),
  TRANSFER_TOKEN_SALT: secret('salts the tokens of data transfers'),
  ENCRYPTION_KEY: secret('encrypts job payloads, second-factor secrets and other stored secrets'),
  LICENCE_KEYS_SECRET: secret('encrypts the private keys that sign licences and the usage log'),
  JWT_SECRET: secret('signs session tokens (`portal_token`)'),
  CODE_SECRET: secret('key for the digests of codes, tokens and addresses'),
  ADMIN_EMAIL: z
    .email()
    .optional()
    .describe('email address of the first administrator, who is created if there is none'),
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .describe('password of the first administrator, at least 12 characters'),
  ADMIN_TOTP_SECRET: z
    .string()
    .regex(/^[A-Z2-7]{32,64}$/)
    .optional()
    .describe('authenticator secret (base32) of the first administrator; used only with sample data'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('internal port for Prometheus metrics (`/metrics`); off if unset'),
  ERROR_REPORT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL to which every unexpected error is POSTed: name, stack, request id and build; no personal data',
    ),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'http', 'debug'])
    .default('http')
    .describe('minimum level of log lines'),
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1).describe('multiplies all rate limits'),
})

export const secretNames = [
  'INTERNAL_API_KEY',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'LICENCE_KEYS_SECRET',
  'JWT_SECRET',
  'CODE_SECRET',
] as const
