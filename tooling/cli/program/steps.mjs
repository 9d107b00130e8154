const isTerminal = () => Boolean(process.stdout.isTTY) && !process.env.CI
const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Titles of the running steps, shown in the last line of a terminal. */
const running = new Set()

function showRunning() {
  if (!isTerminal()) return
  const titles = [...running].join(', ')
  process.stdout.write(`\r\u001b[2K${titles && `  … ${titles}`}`)
}

function print(sign, title, note, time) {
  const line = `  ${sign} ${title.padEnd(22)}${note.padEnd(24)}${time.padStart(9)}`
  running.delete(title)
  process.stdout.write(isTerminal() ? `\r\u001b[2K${line}\n` : `${line}\n`)
  showRunning()
}

/**
 * Runs a step and prints its duration. `work` may return `{ ok, note }`: the note is printed before the
 * duration, and `ok: false` marks a failure. In a terminal, the titles of running steps are shown as well.
 */
export async function runStep(title, work) {
  const since = performance.now()
  running.add(title)
  showRunning()
  try {
    const { ok = true, note = '' } = (await work()) ?? {}
    print(ok ? '✓' : '✗', title, note, seconds(since))
  } catch (error) {
    print('✗', title, '', seconds(since))
    throw error
  }
}

/** The result of a step that had nothing to do. */
export const unchangedResult = { note: 'unchanged' }
