import { isInterrupted } from './interrupt.mjs'

/** An expected failure: `message` is the one line to show; `detail` is what a log said last. */
export class CliError extends Error {
  name = 'CliError'
  constructor(message, detail = '') {
    super(message)
    this.detail = detail
  }
}

/** Runs a program to its end: a CliError becomes its line and exit 1, any other error its stack. */
export async function main(program) {
  try {
    await program()
  } catch (error) {
    if (isInterrupted()) return
    if (error instanceof CliError) {
      if (error.detail) console.error(`\n${error.detail.replace(/^/gm, '    ')}`)
      console.error(`\n${error.message}\n`)
    } else console.error(error)
    process.exit(1)
  }
}
