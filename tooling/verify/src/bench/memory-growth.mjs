import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './account-timing.mjs'

/** The part of the run in which caches and compiled code are still growing as they must. */
const warmUp = 0.2
/** How much more the last third may hold than the first. */
export const mayGrow = 0.12

/** Bytes that a process holds: of the machine, and of its own heap as its metrics tell. */
export async function readMemory(pid, metrics) {
  const [{ stdout }, text] = await Promise.all([
    promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]),
    fetch(`${metrics}/metrics`).then(answer => answer.text()),
  ])
  return {
    resident: Number(stdout) * 1024,
    heap: Number(/^nodejs_heap_size_used_bytes\{[^}]*\} (\S+)$/m.exec(text)?.[1]),
  }
}

/** What is held in the first and in the last third after the warm-up, and whether that is flat. */
export function evaluateGrowth(values) {
  const steady = values.slice(Math.ceil(values.length * warmUp))
  const third = Math.floor(steady.length / 3)
  if (third === 0)
    return { first: Number.NaN, last: Number.NaN, most: Number.NaN, growth: Number.NaN, flat: false }
  const first = median(steady.slice(0, third))
  const last = median(steady.slice(-third))
  const growth = last / first - 1
  return { first, last, most: Math.max(...steady), growth, flat: growth <= mayGrow }
}
