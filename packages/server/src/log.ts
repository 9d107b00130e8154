import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'

/** A line is `{time, level, name, message, …}`, the same shape as in the backend and the proxy. */
export const loggerOptions = (name: string): LoggerOptions => ({
  base: { name },
  messageKey: 'message',
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: level => ({ level }) },
})

/** The log of a process, on its standard output. A line that a full disk refuses is lost and must not end the process. */
export function createLogger(name: string, level = 'info'): Logger {
  const output = pino.destination({ fd: 1, sync: true })
  output.on('error', () => undefined)
  return pino({ ...loggerOptions(name), level }, output)
}
