import type { Log } from './context'

interface LastResort {
  log: Log
  report: (error: unknown) => void
  /** Answers the requests in flight and closes the server. */
  drain: () => Promise<void>
  /** Milliseconds after which the process ends even when draining has not. */
  patience?: number
}

/**
 * An exception that nothing caught leaves the process in an unknown state: it is logged and reported, the requests in
 * flight are answered, then the process exits with 1 for its supervisor to restart it. Node reports unhandled rejections
 * through the same event. Later exceptions are only logged.
 */
export function exitOnUncaughtException({ log, report, drain, patience = 20_000 }: LastResort): void {
  let ending = false
  const end = () => process.exit(1)
  process.on('uncaughtException', (error, origin) => {
    attempt(() => log.error({ err: error, origin }, 'uncaught exception'))
    attempt(() => report(error))
    if (ending) return
    ending = true
    setTimeout(end, patience).unref()
    drain().then(end, end)
  })
}

// Nothing is left to catch an error thrown here.
function attempt(work: () => void): void {
  try {
    work()
  } catch {}
}
