import { expect, test } from 'vitest'
import { decodeBundle, encodeBundle } from './bundle'

test('a bundle contains each entry after its length, big-endian', () => {
  const entries = [Buffer.from('a'), Buffer.alloc(0), Buffer.alloc(300, 'b')]
  const bundle = encodeBundle(entries)
  expect(bundle.subarray(0, 7).toString('hex')).toBe('0001610000012c')
  expect(decodeBundle(bundle)).toEqual(entries)
  expect(decodeBundle(encodeBundle([]))).toEqual([])
})

test('a truncated bundle is an error', () => {
  const bundle = encodeBundle([Buffer.from('entry'), Buffer.from('entry')])
  for (const length of [1, 6, 8, bundle.length - 1])
    expect(() => decodeBundle(bundle.subarray(0, length))).toThrow(RangeError)
})
