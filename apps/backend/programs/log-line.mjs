const line = (level, message, rest = {}) =>
  JSON.stringify({ time: new Date().toISOString(), level, name: 'backend', message, ...rest })

// These log a message in the same JSON format as the backend.
export const logInfo = message => console.info(line('info', message))
export const logWarning = message => console.warn(line('warn', message))

/** Exits with 1 after logging one line per invalid environment variable, or one line for any other failure. */
export function exitWithError(error) {
  if (error.name === 'EnvironmentError')
    for (const text of error.lines) console.error(line('error', `environment: ${text}`))
  else console.error(line('error', error.message, { stack: error.stack }))
  process.exit(1)
}
