import { callService } from './call-service'
import { environment } from './environment'
import { countError } from './metrics'

// The first line of a stack is the message, which may quote user input.
const listFrames = (error: Error) => (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))

/**
 * Posts an unexpected error to `ERROR_REPORT_URL` in the same format as the site and the portal: name, stack
 * frames and request id, but not the message. Does not throw or block.
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
    stack: listFrames(error),
  }
  callService({
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    timeout: 5_000,
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.name : 'unknown'
    strapi.log.warn('an error could not be reported', { reason })
  })
}
