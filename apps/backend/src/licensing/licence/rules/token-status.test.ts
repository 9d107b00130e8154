import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { draftVectors, readStatus, verifySignature } from '#tests/token-status'
import { encodeTokenStatuses, tokenListSize } from './token-status'

const inflate = (lst: string) => inflateSync(Buffer.from(lst, 'base64url'))

describe('the test vectors of the draft', () => {
  test.each(draftVectors.lists)('$name: our encoder packs the same bytes', async vector => {
    const { bits, size, lst, statuses } = vector
    const entries = Object.entries(statuses).map(([index, status]) => ({ status, indexes: [Number(index)] }))
    expect(inflate(await encodeTokenStatuses(entries, { size, bits })).equals(inflate(lst))).toBe(true)
  })

  test.each(draftVectors.lists)('$name: the verifier of the tests reads the statuses', vector => {
    const indexes = Object.keys(vector.statuses).slice(0, 20)
    const read = indexes.map(index => [index, readStatus(vector, Number(index))])
    expect(read).toEqual(Object.entries(vector.statuses).slice(0, 20))
  })

  test('the signature of the example token is right', () => {
    const { typ } = verifySignature(draftVectors.token.jwt, [draftVectors.token.key])
    expect(typ).toBe('statuslist+jwt')
  })
})

test('a list has the same length, however many statuses it has', async () => {
  const none = inflate(await encodeTokenStatuses([]))
  const many = Array.from({ length: 5000 }, (_, index) => (index * 7919) % tokenListSize)
  const some = inflate(await encodeTokenStatuses([{ status: 1, indexes: many }]))
  expect([none.length, some.length]).toEqual([262_144, 262_144])
})
