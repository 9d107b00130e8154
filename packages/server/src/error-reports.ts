import type { Log } from './context'

interface About {
  app: string
  build: string
}

/** Takes what nobody expected to where somebody reads it. Never throws, and nobody waits for it. */
export type ErrorReporter = (error: unknown, requestId?: string) => void

/** Frames of the stack without its first line: the message of an error may hold what somebody typed. */
const framesOf = (error: Error) => (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))

/** Reports to an address by POST, one JSON object each; the log has every failure anyway. */
export function createErrorReporter(
  { app, build }: About,
  { url, log, reported }: { url?: string | undefined; log: Log; reported: () => void },
): ErrorReporter {
  return (error, requestId) => {
    reported()
    if (!url) return
    const known = error instanceof Error
    const report = {
      time: new Date().toISOString(),
      app,
      build,
      request_id: requestId,
      error: known ? error.name : typeof error,
      stack: known ? framesOf(error) : [],
    }
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(5_000),
    }).catch((cause: unknown) => {
      log.warn({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'an error could not be reported')
    })
  }
}
