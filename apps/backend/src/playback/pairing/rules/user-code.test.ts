import { formatUserCode, normaliseUserCode } from '@bgm/validation'
import { expect, test } from 'vitest'
import { newUserCode } from './user-code'

test('a new code is recognised in any case and with any separators', () => {
  const code = newUserCode()
  expect(code).toHaveLength(8)
  expect(normaliseUserCode(formatUserCode(code))).toBe(code)
  expect(normaliseUserCode(` ${code.toLowerCase()} `)).toBe(code)
})

test.each(['', 'BCDF', 'ABCD-EFGH', 'BCDF-GHJK-L', 'BCDFGHJ1', 'x'.repeat(10_000)])(
  '%j is not a code',
  typed => {
    expect(normaliseUserCode(typed)).toBeNull()
  },
)
