import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { MismatchError } from './problem.mjs'

/** Yields the non-empty lines of a file with their numbers. */
export async function* readLines(path) {
  let number = 0
  const input = createReadStream(path, 'utf8')
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    if (text.trim() !== '') yield { number, text }
  }
}

export function parseLine({ number, text }) {
  try {
    const value = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {}
  throw new MismatchError(`Line ${number} is not readable.`)
}
