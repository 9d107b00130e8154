import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { spellNumber, spellRupiah } from './number-words'

test.each([
  [0, 'nol', 'zero'],
  [1, 'satu', 'one'],
  [10, 'sepuluh', 'ten'],
  [11, 'sebelas', 'eleven'],
  [12, 'dua belas', 'twelve'],
  [19, 'sembilan belas', 'nineteen'],
  [20, 'dua puluh', 'twenty'],
  [21, 'dua puluh satu', 'twenty-one'],
  [99, 'sembilan puluh sembilan', 'ninety-nine'],
  [100, 'seratus', 'one hundred'],
  [101, 'seratus satu', 'one hundred one'],
  [111, 'seratus sebelas', 'one hundred eleven'],
  [200, 'dua ratus', 'two hundred'],
  [1000, 'seribu', 'one thousand'],
  [1001, 'seribu satu', 'one thousand one'],
  [1100, 'seribu seratus', 'one thousand one hundred'],
  [2000, 'dua ribu', 'two thousand'],
  [11_000, 'sebelas ribu', 'eleven thousand'],
  [21_000, 'dua puluh satu ribu', 'twenty-one thousand'],
  [100_000, 'seratus ribu', 'one hundred thousand'],
  [101_000, 'seratus satu ribu', 'one hundred one thousand'],
  [1_000_000, 'satu juta', 'one million'],
  [1_001_000, 'satu juta seribu', 'one million one thousand'],
  [15_000_000, 'lima belas juta', 'fifteen million'],
  [
    24_916_439,
    'dua puluh empat juta sembilan ratus enam belas ribu empat ratus tiga puluh sembilan',
    'twenty-four million nine hundred sixteen thousand four hundred thirty-nine',
  ],
  [1_000_000_000, 'satu miliar', 'one billion'],
  [2_000_000_000_001, 'dua triliun satu', 'two trillion one'],
])('spells out %i', (value, indonesian, english) => {
  expect(spellNumber(value, 'id')).toBe(indonesian)
  expect(spellNumber(value, 'en')).toBe(english)
})

test('capitalises an amount and appends the currency', () => {
  expect(spellRupiah(100_000, 'id')).toBe('Seratus ribu rupiah')
  expect(spellRupiah(100_000, 'en')).toBe('One hundred thousand rupiah')
})

test('spells different numbers differently, without empty words', () => {
  const amount = fc.integer({ min: 0, max: 999_999_999_999 })
  fc.assert(
    fc.property(amount, amount, fc.constantFrom('id' as const, 'en' as const), (a, b, locale) => {
      const words = spellNumber(a, locale)
      expect(words).toMatch(/^[a-z-]+( [a-z-]+)*$/)
      expect(words === spellNumber(b, locale)).toBe(a === b)
    }),
  )
})
