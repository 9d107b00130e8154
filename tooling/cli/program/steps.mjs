const isTerminal = () => Boolean(process.stdout.isTTY) && !process.env.CI
const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

function print(sign, title, note, time) {
  const line = `  ${sign} ${title.padEnd(22)}${note.padEnd(24)}${time.padStart(9)}`
  process.stdout.write(isTerminal() ? `\r\u001b[2K${line}\n` : `${line}\n`)
}

/**
 * Runs one step and prints how long it took. `work` may return `{ ok, note }`: the note is printed before the time, `ok: false` marks a failure.
 * On a terminal the line appears while the step runs; elsewhere only when it is done.
 */
export async function step(title, work) {
  const since = performance.now()
  if (isTerminal()) process.stdout.write(`  … ${title}`)
  try {
    const { ok = true, note = '' } = (await work()) ?? {}
    print(ok ? '✓' : '✗', title, note, seconds(since))
  } catch (error) {
    print('✗', title, '', seconds(since))
    throw error
  }
}

/** The result of a step that had nothing to do. */
export const unchanged = { note: 'unchanged' }
