import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './account-timing.mjs'

/** The fraction of the run during which caches and compiled code are still growing. */
const warmUp = 0.2
/** The maximum relative growth of memory from the first to the last third of the run. */
export const maxMemoryGrowth = 0.12

/** Reads the resident memory and heap size of a process in bytes. */
export async function readMemory(pid, metrics) {
  const [{ stdout }, text] = await Promise.all([
    promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]),
    fetch(`${metrics}/metrics`).then(response => response.text()),
  ])
  return {
    resident: Number(stdout) * 1024,
    heap: Number(/^nodejs_heap_size_used_bytes\{[^}]*\} (\S+)$/m.exec(text)?.[1]),
  }
}

/** Compares memory in the first third and the last third after the warm-up. */
export function compareMemory(values) {
  const steady = values.slice(Math.ceil(values.length * warmUp))
  const third = Math.floor(steady.length / 3)
  if (third === 0)
    return { first: Number.NaN, last: Number.NaN, most: Number.NaN, growth: Number.NaN, flat: false }
  const first = median(steady.slice(0, third))
  const last = median(steady.slice(-third))
  const growth = last / first - 1
  return { first, last, most: Math.max(...steady), growth, flat: growth <= maxMemoryGrowth }
}
