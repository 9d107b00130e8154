import { writeFileSync } from 'node:fs'
import { programs } from '../faults/src/programs.mjs'

/** What the product keeps of its word while something fails: a stage of `npm run verify` for each program. */
export const faultStages = Object.entries(programs).map(([program, check]) => ({
  name: program === 'site' ? 'faults' : `faults-${program}`,
  verifyOnly: true,
  async run({ log }) {
    const { checked, misses, lines } = await check(() => {})
    writeFileSync(log, `${lines.join('\n')}\n`)
    return {
      ok: misses.length === 0,
      passed: checked - misses.length,
      failed: misses.length,
      failures: misses,
    }
  },
}))
