import { type Logger, pino } from 'pino'

/** The log of a process, on its standard output. A line that a full disk refuses is lost and must not end the process. */
export function openLog(name: string, level = 'info'): Logger {
  const output = pino.destination({ fd: 1, sync: true })
  output.on('error', () => undefined)
  return pino({ name, level }, output)
}
