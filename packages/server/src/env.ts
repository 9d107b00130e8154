import { z } from 'zod'
import { createPeerReader } from './proxy'

type Source = Record<string, string | undefined>

/** Parses an app's environment once at boot. Empty text counts as unset. Throws EnvError: one line per wrong name. */
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
    super(`The environment is incomplete or wrong:\n${lines.map(line => `  ${line}`).join('\n')}`)
  }
}

const isLocal = (host: string) => /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1?\]?)$/.test(host)

/** Refuses a loopback public URL for a process that listens on all interfaces. Throws EnvError. */
export function rejectLoopbackUrls(host: string, addresses: Record<string, string>): void {
  if (isLocal(host) && host !== '0.0.0.0' && host !== '::') return
  const wrong = Object.entries(addresses).filter(([, value]) => isLocal(new URL(value).hostname))
  if (wrong.length === 0) return
  throw new EnvError(
    wrong.map(([name]) => `${name}: must be the address that visitors type, not one of this machine`),
  )
}

function readsAsProxies(list: string): boolean {
  try {
    createPeerReader(list)
    return true
  } catch {
    return false
  }
}

/** An http(s) address without trailing slash. */
export const httpUrl = z
  .url({ protocol: /^https?$/, message: 'must be an http or https address' })
  .transform(value => value.replace(/(?<!\/)\/+$/, ''))

export const port = z.coerce.number('must be a port number').int().min(0).max(65_535)

export const secret = z.string('is required').min(16, 'must have at least 16 characters')

/** Comma-separated secrets: the first signs, all verify, so that one can be replaced without invalidating what it signed. */
export const secretList = z
  .string('is required')
  .transform(value => value.split(',').map(part => part.trim()))
  .pipe(z.array(secret).nonempty())

/** What every process of ours reads beside its own names. */
export const serverEnv = {
  HOST: z.string().default('127.0.0.1').describe('address the process listens on'),
  TRUSTED_PROXY: z
    .string()
    .default('')
    .refine(readsAsProxies, 'must be addresses or ranges by comma, like 10.0.0.0/8, ::1')
    .describe('addresses or ranges, by comma, of proxies whose X-Forwarded-* headers are believed'),
  DATA_DIR: z
    .string()
    .default('')
    .describe('folder of local data; the file `maintenance` in it closes the doors'),
  METRICS_PORT: port
    .optional()
    .describe(
      'port of its numbers for Prometheus (`/metrics`), for the inside alone; without it there is none',
    ),
  ERROR_REPORT_URL: httpUrl
    .optional()
    .describe(
      'takes each failure that nobody expected by POST: name, stack, request id, build; nothing personal',
    ),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info').describe('what is logged'),
}
