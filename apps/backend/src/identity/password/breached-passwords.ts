import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldError } from '#src/platform/http/errors'

const tries = 17
const spelling = (password: string) => password.normalize('NFC').toLowerCase()

/**
 * The Bloom filter bits of a password. With 17 bits set per password and 24 bits of storage per password,
 * one in 100,000 results is a false positive.
 * @public also read by data/make-breached-passwords.mjs
 */
export function computeFilterBits(password: string, size: number): number[] {
  const hash = createHash('sha256').update(spelling(password)).digest()
  const [start, step] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 6) | 1]
  return Array.from({ length: tries }, (_, attempt) => (start + attempt * step) % size)
}

const read = (path: string) => {
  const bytes = readFileSync(path)
  const has = (bit: number) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0
  return (password: string) => computeFilterBits(password, bytes.length * 8).every(has)
}

let filter: ((password: string) => boolean) | undefined

/** Whether a password is on a published list of leaked passwords, ignoring case. Works offline. */
export function isBreachedPassword(password: string): boolean {
  filter ??= read(join(strapi.dirs.app.root, 'data', 'breached-passwords.bloom'))
  return filter(password)
}

/** Throws a field error for a leaked password. */
export function rejectBreachedPassword(password: string): void {
  if (isBreachedPassword(password)) throw fieldError('password', 'validation.password_common')
}
