import { z } from 'zod'
import { createPeerReader } from './proxy'

type Source = Record<string, string | undefined>

/**
 * Parses the environment variables of an app. Empty variables are treated as unset. Throws EnvError with one
 * line per invalid variable.
 */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: Source,
): z.infer<z.ZodObject<Shape>> {
  const filled = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.object(shape).safeParse(filled)
  if (parsed.success) return parsed.data
  throw new EnvError(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`))
}

export class EnvError extends Error {
  override name = 'EnvError'
  constructor(readonly lines: string[]) {
    super(`The environment is incomplete or invalid:\n${lines.map(line => `  ${line}`).join('\n')}`)
  }
}

const isLocal = (host: string) => /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1?\]?)$/.test(host)

/** Throws EnvError for a loopback public URL if the process listens on a public interface. */
export function rejectLoopbackUrls(host: string, addresses: Record<string, string>): void {
  if (isLocal(host) && host !== '0.0.0.0' && host !== '::') return
  const local = Object.entries(addresses).filter(([, value]) => isLocal(new URL(value).hostname))
  if (local.length === 0) return
  throw new EnvError(local.map(([name]) => `${name}: must be a public URL, not a loopback one`))
}

function isProxyList(list: string): boolean {
  try {
    createPeerReader(list)
    return true
  } catch {
    return false
  }
}

/** An HTTP(S) URL; trailing slashes are removed. */
export const httpUrlSchema = z
  .url({ protocol: /^https?$/, message: 'must be an http or https URL' })
  .transform(value => value.replace(/(?<!\/)\/+$/, ''))

export const portSchema = z.coerce.number('must be a port number').int().min(0).max(65_535)

export const secretSchema = z.string('is required').min(16, 'must have at least 16 characters')

/** Comma-separated secrets. The first one signs and all of them verify, so that secrets can be rotated. */
export const secretListSchema = z
  .string('is required')
  .transform(value => value.split(',').map(part => part.trim()))
  .pipe(z.array(secretSchema).nonempty())

/** The environment variables of every app. */
export const serverEnv = {
  HOST: z.string().default('127.0.0.1').describe('address that the process listens on'),
  TRUSTED_PROXY: z
    .string()
    .default('')
    .refine(isProxyList, 'must be comma-separated addresses or ranges, such as 10.0.0.0/8, ::1')
    .describe('comma-separated addresses or ranges of proxies whose X-Forwarded-* headers are trusted'),
  DATA_DIR: z
    .string()
    .default('')
    .describe('folder for local data; a file named `maintenance` in it enables maintenance mode'),
  METRICS_PORT: portSchema
    .optional()
    .describe('internal port for Prometheus metrics (`/metrics`); off if unset'),
  ERROR_REPORT_URL: httpUrlSchema
    .optional()
    .describe(
      'URL to which every unexpected error is POSTed: name, stack, request id and build; no personal data',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('minimum level of log lines'),
}
