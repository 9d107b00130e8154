import { expect, test } from 'vitest'
import { splitByFont, toPrintable } from './glyphs'

test.each([
  ['Kafé Ñandú, Łódź', 'Kafé Ñandú, Łódź'],
  ['Bình Thạnh', 'Bình Thạnh'],
  ['Ɓaɗo ǁǃ Ƿ', 'Ɓaɗo ǁǃ Ƿ'],
  ['Кафе Ирина', 'Кафе Ирина'],
  ['Ταβέρνα', 'Ταβέρνα'],
  ['ﬁesta Ａ１ ①', 'ﬁesta A1 1'],
  ['e\u0301clair', 'éclair'],
  ['Ho\u200btel', 'Hotel'],
])('prints %s without romanising it', (text, printed) => {
  expect(toPrintable(text)).toEqual({ text: printed, romanised: false })
})

test.each([
  ['老地方 Old Place', '[LaoDeFang] Old Place'],
  ['مطعم', '[mt`m]'],
  ['カフェ', '[kafue]'],
])('romanises %s in brackets', (text, printed) => {
  expect(toPrintable(text)).toEqual({ text: printed, romanised: true })
})

test('prints the code point of a character that has no romanisation', () => {
  expect(toPrintable('A \u{12345}')).toEqual({ text: 'A [U+12345]', romanised: true })
})

test('splits a text into parts, each with a font that has its letters', () => {
  expect(splitByFont('Kafe Ирина')).toEqual([
    { part: 'Kafe ', font: 'own' },
    { part: 'Ирина', font: 'extended' },
  ])
})
