import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const preload = join(import.meta.dirname, 'shifted-clock.mjs')

/** A clock that can be set: `env` gives it to a process, `set` moves it by so many milliseconds from what is right. */
export function newClock(folder, name) {
  const file = join(folder, `clock-${name}`)
  writeFileSync(file, '0')
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_FILE: file },
    /** Resolves when the process has seen it; without one it is what the next process starts with. */
    async set(shift, pid) {
      writeFileSync(file, String(shift))
      const seen = `${file}.seen.${pid}`
      while (pid && (existsSync(seen) ? readFileSync(seen, 'utf8') : '0') !== String(shift)) await pause(10)
    },
  }
}
