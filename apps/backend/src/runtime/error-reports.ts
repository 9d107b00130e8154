import { environment } from './environment'
import { countError } from './metrics'

// The first line of a stack is the message, which may hold what somebody typed.
const framesOf = (error: Error) => (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))

/**
 * Takes a failure that nobody expected to `ERROR_REPORT_URL`, in the form in which site and portal do: name, frames and
 * request, never the message. It never throws, and nobody waits for it.
 */
export function reportError(error: Error, requestId?: string) {
  countError()
  const { ERROR_REPORT_URL: url } = environment
  if (!url) return
  const report = {
    time: new Date().toISOString(),
    app: 'backend',
    build: strapi.config.get('info.version'),
    request_id: requestId,
    error: error.name,
    stack: framesOf(error),
  }
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(5_000),
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.name : 'unknown'
    strapi.log.warn('an error could not be reported', { reason })
  })
}
