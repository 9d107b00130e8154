import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { z } from 'zod'
import { environmentSchema, secretNames } from './environment-schema'

// Searches for the root, because compiled files are at a different depth than the sources.
function findRoot(from: string): string {
  if (existsSync(join(from, 'pnpm-workspace.yaml'))) return from
  const parent = dirname(from)
  return parent === from ? process.cwd() : findRoot(parent)
}

type Values = z.output<typeof environmentSchema>

const isLocal = (host: string) => /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1?\]?)$/.test(host)

function bucketProblems(values: Values): string[] {
  const { S3_PRIVATE_BUCKET: closed, S3_MEDIA_BUCKET: open, MEDIA_URL } = values
  if (!closed && !open) return []
  const keys = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(name => !values[name])
  return [
    ...keys.map(name => `${name}: is required for a bucket`),
    ...(open && !MEDIA_URL ? ['MEDIA_URL: is required for S3_MEDIA_BUCKET'] : []),
    ...(closed && closed === open ? ['S3_PRIVATE_BUCKET: must differ from S3_MEDIA_BUCKET'] : []),
  ]
}

/** In production, a process that listens on all interfaces (as in an image) requires public URLs and an SMTP server. */
function productionProblems(values: Values, variables: Record<string, unknown>): string[] {
  const { NODE_ENV, HOST, BACKEND_URL = 'http://127.0.0.1', PORTAL_URL, MARKETING_URL } = values
  if (NODE_ENV !== 'production' || (isLocal(HOST) && HOST !== '0.0.0.0' && HOST !== '::')) return []
  const local = Object.entries({ BACKEND_URL, PORTAL_URL, MARKETING_URL }).filter(([, value]) =>
    isLocal(new URL(value).hostname),
  )
  return [
    ...local.map(([name]) => `${name}: must be the address that visitors type, not one of this machine`),
    ...['SMTP_URL', 'MAIL_FROM'].filter(name => !variables[name]).map(name => `${name}: is required`),
  ]
}

function listProblems(values: Values, variables: Record<string, unknown>): string[] {
  return [
    ...(values.CONTENT_HOOK_URLS.length > 0 && !values.CONTENT_HOOK_SECRET
      ? ['CONTENT_HOOK_SECRET: is required for CONTENT_HOOK_URLS']
      : []),
    ...(values.PAYMENT_PROVIDER === 'midtrans' && !values.MIDTRANS_SERVER_KEY
      ? ['MIDTRANS_SERVER_KEY: is required for PAYMENT_PROVIDER']
      : []),
    ...bucketProblems(values),
    ...productionProblems(values, variables),
  ]
}

/** Formats the errors of the environment, one line per variable. */
class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  constructor(readonly lines: string[]) {
    super(`The environment is incomplete or invalid:\n${lines.map(line => `  ${line}`).join('\n')}`)
  }
}

const missingSecrets = (given: Record<string, unknown>) =>
  secretNames.filter(name => !given[name]).map(name => `${name}: is required`)

function parseEnvironment() {
  const variables = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(variables)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvironmentError([...wrong, ...missingSecrets(variables)])
  }
  const values = parsed.data
  const problems = listProblems(values, variables)
  if (problems.length > 0) throw new EnvironmentError([...problems, ...missingSecrets(variables)])
  const dataDir = values.DATA_DIR ? resolve(values.DATA_DIR) : join(findRoot(__dirname), '.data')
  return {
    ...values,
    dataDir,
    publicDir: join(dataDir, 'public'),
    privateDir: join(dataDir, 'private'),
    /** Whether the whole product runs on one machine, for development. */
    isLocalProduct: isLocal(new URL(values.PORTAL_URL).hostname),
    publicUrl: values.BACKEND_URL ?? `http://${values.HOST}:${values.PORT}`,
  }
}

export const environment = parseEnvironment()

/**
 * Throws an error with one line per missing secret. Serving requires secrets, but building the admin panel
 * does not.
 */
export function requireSecrets() {
  const missing = missingSecrets(environment)
  if (missing.length > 0) throw new EnvironmentError(missing)
}
