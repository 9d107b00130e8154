import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'

/** Lines are `{time, level, name, message, …}`, as in the backend and the proxy. */
export const loggerOptions = (name: string): LoggerOptions => ({
  base: { name },
  messageKey: 'message',
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: level => ({ level }) },
})

/** Logs to standard output. Write errors, such as those of a full disk, are ignored. */
export function createLogger(name: string, level = 'info'): Logger {
  const output = pino.destination({ fd: 1, sync: true })
  output.on('error', () => undefined)
  return pino({ ...loggerOptions(name), level }, output)
}
