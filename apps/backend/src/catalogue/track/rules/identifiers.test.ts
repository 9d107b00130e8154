import { expect, test } from 'vitest'
import { isIswc, parseIpiNameNumber } from './identifiers'

test.each([
  ['T0345246801', true],
  ['T0345246802', false],
  ['T0345246810', false],
  ['T034524680', false],
  ['t0345246801', false],
  [`T0345246801${'0'.repeat(100_000)}`, false],
])('an ISWC has the check digit of ISO 15707: %s', (iswc, expected) => {
  expect(isIswc(iswc)).toBe(expected)
})

test.each([
  ['00000000199', '00000000199'],
  ['395', '00000000395'],
  ['000.000.003-95', '00000000395'],
  ['00000000396', null],
  ['00000000000', null],
  ['I-000000229-7', null],
  ['1,2E+10', null],
  ['', null],
  ['9'.repeat(100_000), null],
])('an IPI name number has eleven digits, the last two of which check the others: %s', (text, number) => {
  expect(parseIpiNameNumber(text)).toBe(number)
})

test('one wrong digit or two exchanged digits of an IPI name number are found', () => {
  const number = '00000000395'
  for (let at = 0; at < 9; at += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const changed = number.slice(0, at) + digit + number.slice(at + 1)
      expect(parseIpiNameNumber(changed)).toBe(changed === number ? number : null)
    }
  expect(parseIpiNameNumber('00000003095')).toBeNull()
})
