import { isInterrupted } from './interrupt.mjs'

/** An expected failure. `message` is printed as one line; `detail` is the end of a log. */
export class CliError extends Error {
  name = 'CliError'
  constructor(message, detail = '') {
    super(message)
    this.detail = detail
  }
}

/**
 * Runs a program. On an error, prints the message of a CliError or of an unknown option, or the stack of any other
 * error, and exits with 1.
 */
export async function runProgram(program) {
  try {
    await program()
  } catch (error) {
    if (isInterrupted()) return
    if (error instanceof CliError) {
      if (error.detail) console.error(`\n${error.detail.replace(/^/gm, '    ')}`)
      console.error(`\n${error.message}\n`)
    } else if (error.code?.startsWith('ERR_PARSE_ARGS_')) console.error(`\n${error.message}\n`)
    else console.error(error)
    process.exit(1)
  }
}
