import { expect, test } from 'vitest'
import { toCanonicalJson } from './canonical-json'

// RFC 8785, sections 3.2.2 to 3.2.4.
test('serialises the example from RFC 8785', () => {
  const example = JSON.parse(String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`)
  expect(toCanonicalJson(example)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  )
})

test('sorts members by UTF-16 code units', () => {
  const names = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6']
  const sorted = Object.keys(
    JSON.parse(toCanonicalJson(Object.fromEntries(names.map(name => [`_${name}`, null])))),
  )
  expect(sorted).toEqual(
    ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'].map(name => `_${name}`),
  )
})

test('rejects numbers that JSON cannot represent', () => {
  expect(() => toCanonicalJson([Number.NaN])).toThrow()
})
