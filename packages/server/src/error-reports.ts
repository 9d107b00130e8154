import type { AppLogger } from './context'

type ProcessInfo = {
  app: string
  build: string
}

/** Reports an unexpected error asynchronously; never throws. */
export type ErrorReporter = (error: unknown, requestId?: string) => void

/** Returns the stack frames without the error message, which may contain user input. */
const getStackFrames = (error: Error) => (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))

/** Creates a reporter that counts each error and posts it to `url` as JSON. Errors are logged elsewhere. */
export function createErrorReporter(
  { app, build }: ProcessInfo,
  { url, log, onReport }: { url?: string | undefined; log: AppLogger; onReport: () => void },
): ErrorReporter {
  return (error, requestId) => {
    onReport()
    if (!url) return
    const isError = error instanceof Error
    const report = {
      time: new Date().toISOString(),
      app,
      build,
      request_id: requestId,
      error: isError ? error.name : typeof error,
      stack: isError ? getStackFrames(error) : [],
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
