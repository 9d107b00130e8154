import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { computeLicenceCheckCharacter, licenceCodeAlphabet, parseLicenceCode } from './licence-code'
import { formatLicenceCode } from './licence-display'

const body = fc.string({ unit: fc.constantFrom(...licenceCodeAlphabet), minLength: 12, maxLength: 12 })
const codes = body.map(text => text + computeLicenceCheckCharacter(text))

test('accepts a code in any case, with spaces and hyphens, O for 0, and I or L for 1', () => {
  const code = `0117K9QX2M3V${computeLicenceCheckCharacter('0117K9QX2M3V')}`
  const typed = ` oil7-k9qx–2m3v ${code.at(-1)?.toLowerCase()} `
  expect(parseLicenceCode(typed)).toEqual({ ok: true, code })
})

test('parses a formatted code back to the same code', () => {
  fc.assert(
    fc.property(codes, code => {
      expect(formatLicenceCode(code)).toMatch(/^.{4}-.{4}-.{5}$/)
      expect(parseLicenceCode(formatLicenceCode(code))).toEqual({ ok: true, code })
    }),
  )
})

test('detects a single wrong character in any position', () => {
  const index = fc.integer({ min: 0, max: 12 })
  fc.assert(
    fc.property(codes, index, fc.constantFrom(...licenceCodeAlphabet), (code, at, character) => {
      fc.pre(code[at] !== character)
      const wrong = code.slice(0, at) + character + code.slice(at + 1)
      expect(parseLicenceCode(wrong)).toEqual({ ok: false, reason: 'check' })
    }),
  )
})

test.each([
  ['', 'length'],
  ['4H7K-9QX2', 'length'],
  ['4H7K-9QX2-M3VTB-4', 'length'],
  ['4H7K-9QX2-M3VU*', 'characters'],
  ['4'.repeat(100_000), 'length'],
])('%.20s is rejected with %s', (text, reason) => {
  expect(parseLicenceCode(text)).toEqual({ ok: false, reason })
})
