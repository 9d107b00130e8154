import type { AppLogger } from './context'

type ExitOptions = {
  log: AppLogger
  report: (error: unknown) => void
  /** Completes the requests in flight and closes the server. */
  drain: () => Promise<void>
  /** The process exits after this time even if it is still draining. */
  timeoutMs?: number
}

/**
 * Exits with code 1 after an uncaught exception or unhandled rejection, because the state of the process is
 * unknown. The error is logged and reported, and requests in flight are completed first. Later exceptions are
 * only logged and reported.
 */
export function exitOnUncaughtException({ log, report, drain, timeoutMs = 20_000 }: ExitOptions): void {
  let exiting = false
  const exit = () => process.exit(1)
  process.on('uncaughtException', (error, origin) => {
    ignoreErrors(() => log.error({ err: error, origin }, 'uncaught exception'))
    ignoreErrors(() => report(error))
    if (exiting) return
    exiting = true
    setTimeout(exit, timeoutMs).unref()
    drain().then(exit, exit)
  })
}

// An error that is thrown here would be another uncaught exception.
function ignoreErrors(work: () => void): void {
  try {
    work()
  } catch {}
}
