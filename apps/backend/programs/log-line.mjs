const line = (level, message, rest = {}) =>
  JSON.stringify({ time: new Date().toISOString(), level, name: 'backend', message, ...rest })

/** A line of the log's own shape. */
export const inform = message => console.info(line('info', message))

/** Ends the process with a line for each wrong name of the environment, else with one for the failure itself. */
export function endWith(error) {
  if (error.name === 'EnvironmentError')
    for (const text of error.lines) console.error(line('error', `environment: ${text}`))
  else console.error(line('error', error.message, { stack: error.stack }))
  process.exit(1)
}
