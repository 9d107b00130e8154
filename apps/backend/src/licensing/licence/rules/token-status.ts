import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'

/** Indexes of a list: its length is the same however many of them are used. */
export const tokenListSize = 2 ** 20
export const tokenStatusBits = 2

/** Status values of the IETF's Token Status List. */
export const tokenStatuses = { valid: 0, invalid: 1, suspended: 2 } as const

export type TokenStatuses = Iterable<{ status: number; indexes: Iterable<number> }>

/** Packs statuses from the least significant bit of each byte, then applies zlib and base64url. */
export async function encodeTokenStatuses(
  statuses: TokenStatuses,
  { size = tokenListSize, bits = tokenStatusBits } = {},
): Promise<string> {
  const bytes = Buffer.alloc(Math.ceil((size * bits) / 8))
  const perByte = 8 / bits
  for (const { status, indexes } of statuses)
    for (const index of indexes) {
      const at = Math.floor(index / perByte)
      bytes[at] = (bytes[at] ?? 0) | (status << ((index % perByte) * bits))
    }
  const compressed = await promisify(deflate)(bytes, { level: constants.Z_BEST_COMPRESSION })
  return compressed.toString('base64url')
}
