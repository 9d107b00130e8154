import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** The list has at least this many bits, so that its length does not reveal how many licences there are. */
const blockBits = 131_072

/** Encodes one bit per status index, most significant bit first, then applies gzip and base64url. */
export async function encodeStatusBits(indexes: Iterable<number>, highest: number): Promise<string> {
  const blocks = Math.floor(highest / blockBits) + 1
  const bytes = Buffer.alloc((blocks * blockBits) / 8)
  for (const index of indexes) {
    const at = index >> 3
    bytes[at] = (bytes[at] ?? 0) | (0x80 >> (index & 7))
  }
  return (await promisify(gzip)(bytes, { level: 9 })).toString('base64url')
}
