import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Usage, after `pnpm build`: node data/make-breached-passwords.mjs <file with one password per line>
const { computeFilterBits } = createRequire(import.meta.url)(
  '../dist/src/identity/password/breached-passwords.js',
)
const [, , list] = process.argv
const lines = readFileSync(list, 'utf8').split(/\r?\n/)
const long = new Set(lines.map(line => line.toLowerCase()).filter(line => [...line].length >= 8))
const bytes = Buffer.alloc(Math.ceil((long.size * 24) / 8))
for (const password of long)
  for (const bit of computeFilterBits(password, bytes.length * 8)) bytes[bit >> 3] |= 1 << (bit & 7)
writeFileSync(new URL('breached-passwords.bloom', import.meta.url), bytes)
console.info(`${long.size} passwords in ${bytes.length} bytes`)
