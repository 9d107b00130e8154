import type { Core } from '@strapi/strapi'
import { announceDrain } from './drain'
import { reportError } from './error-reports'

/** Milliseconds after which the process exits even if draining has not finished. */
const exitTimeout = 30_000

/**
 * An uncaught exception leaves the process in an unknown state. It is logged and reported, in-flight requests are
 * answered, and then the process exits with 1 so that its supervisor restarts it. Node reports unhandled rejections
 * through the same event. Later exceptions are only logged. Returns a function that removes the handler.
 */
export function exitOnUncaughtException(strapi: Core.Strapi): () => void {
  let ending = false
  const watch = (thrown: unknown, origin: string) => {
    const error = thrown instanceof Error ? thrown : new Error('A value that is not an Error was thrown')
    strapi.log.error('uncaught exception', {
      origin,
      error: error.name,
      reason: error.message,
      stack: error.stack,
    })
    reportError(error)
    if (ending) return
    ending = true
    announceDrain()
    const end = () => process.exit(1)
    setTimeout(end, exitTimeout).unref()
    strapi.destroy().then(end, end)
  }
  process.on('uncaughtException', watch)
  return () => void process.off('uncaughtException', watch)
}
