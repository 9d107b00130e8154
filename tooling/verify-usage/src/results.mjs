import { MismatchError, UnusableError } from './problem.mjs'

const labels = { ok: 'OK', wrong: 'WRONG', error: 'ERROR', finding: 'FINDING', notChecked: 'NOT CHECKED' }
const codes = { wrong: 1, error: 2, finding: 1 }
const labelWidth = Math.max(...Object.values(labels).map(({ length }) => length))

/** Prints one line for each result. The exit code is 1 if anything is wrong, otherwise 2 if something cannot be checked. */
export function createResults(print) {
  const found = new Set()
  const add = (kind, subject, text) => {
    found.add(codes[kind] ?? 0)
    print(`${labels[kind].padEnd(labelWidth)}  ${subject}: ${text}`)
  }
  return {
    ok: (subject, text) => add('ok', subject, text),
    wrong: (subject, text) => add('wrong', subject, text),
    error: (subject, text) => add('error', subject, text),
    finding: (subject, text) => add('finding', subject, text),
    notChecked: (subject, text) => add('notChecked', subject, text),
    /** Runs a check that returns a sentence. Returns whether it did not throw. */
    async check(subject, run) {
      try {
        add('ok', subject, await run())
        return true
      } catch (error) {
        if (error instanceof MismatchError) add('wrong', subject, error.message)
        else if (error instanceof UnusableError) add('error', subject, error.message)
        else throw error
        return false
      }
    },
    code: () => (found.has(1) ? 1 : Math.max(0, ...found)),
  }
}
