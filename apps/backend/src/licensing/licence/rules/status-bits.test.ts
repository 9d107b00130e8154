import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeStatusBits } from './status-bits'

const decode = (bits: string) => gunzipSync(Buffer.from(bits, 'base64url'))
const isSet = (bytes: Buffer, index: number) => (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1

test('sets the bit of each index, starting at the most significant bit of a byte', async () => {
  const bytes = decode(await encodeStatusBits([0, 9, 131_071], 131_071))
  expect(bytes).toHaveLength(16_384)
  expect([bytes[0], bytes[1], bytes[16_383]]).toEqual([0x80, 0x40, 1])
  expect([0, 1, 9, 10, 131_071].map(index => isSet(bytes, index))).toEqual([true, false, true, false, true])
})

test('a status list grows in whole blocks, and stays small for 900,000 licences with 1% revoked', async () => {
  expect(decode(await encodeStatusBits([], 131_072))).toHaveLength(32_768)
  const revoked = Array.from({ length: 9000 }, (_, index) => (index * 7919) % 900_000)
  expect((await encodeStatusBits(revoked, 900_000)).length).toBeLessThan(40_000)
})
