import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'

/** The format of log lines is `{time, level, name, message, …}`, as in the backend and the proxy. */
export const loggerOptions = (name: string): LoggerOptions => ({
  base: { name },
  messageKey: 'message',
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: level => ({ level }) },
})

/** Logs to standard output. Write errors, e.g. if the disk is full, are ignored. */
export function createLogger(name: string, level = 'info'): Logger {
  const output = pino.destination({ fd: 1, sync: true })
  output.on('error', () => undefined)
  return pino({ ...loggerOptions(name), level }, output)
}
