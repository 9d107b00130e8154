import { createHash } from 'node:crypto'

const modulus = 1n << 256n

/** Counts rows and adds up their hashes, so that the result does not depend on the order of rows. */
export function createRowDigest() {
  let sum = 0n
  let rows = 0
  return {
    add(values) {
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
      sum = (sum + BigInt(`0x${hash}`)) % modulus
      rows += 1
    },
    read: () => ({ rows, digest: sum.toString(16).padStart(64, '0').slice(0, 16) }),
  }
}
