import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'

/** The format of log lines is `{time, level, name, message, …}`, as in the backend and the proxy. */
export const loggerOptions = (name: string): LoggerOptions => ({
  base: { name },
  messageKey: 'message',
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: level => ({ level }) },
})

/**
 * Logs to standard output. The lines of one turn of the event loop are written together, because one write
 * per request costs more than the rest of a cached page. Write errors, e.g. if the disk is full, are ignored.
 */
export function createLogger(name: string, level = 'info'): Logger {
  const output = pino.destination({ fd: 1, sync: true, minLength: 16_000, maxLength: 1_000_000 })
  output.on('error', () => undefined)
  let isScheduled = false
  const flush = () => {
    isScheduled = false
    output.flush()
  }
  process.once('exit', flush)
  const write = (line: string) => {
    output.write(line)
    if (isScheduled) return
    isScheduled = true
    setImmediate(flush)
  }
  return pino({ ...loggerOptions(name), level }, { write })
}
