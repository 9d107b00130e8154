import { expect, test } from 'vitest'
import { findMatches } from './match'

const toField = <Name extends string>(field: Name, value: string) => ({
  field,
  value,
  words: value.toLowerCase().split(' '),
})
const fields = [
  toField('performer', 'Artis Contoh'),
  toField('composer', 'Ayu Contoh'),
  toField('publisher', 'Kolektif Contoh'),
]
const performer = { field: 'performer', value: 'Artis Contoh' }
const publisher = { field: 'publisher', value: 'Kolektif Contoh' }

test.each([
  ['a word of the name needs no explanation', ['lagu', 'pa'], []],
  ['a word of another field names that field', ['kolek'], [publisher]],
  ['the first of several fields is named, once', ['contoh', 'artis'], [performer]],
  ['the field with all words comes before one with some', ['contoh', 'kolektif'], [publisher]],
  ['each word is explained', ['lagu', 'kolektif', 'artis'], [publisher, performer]],
  ['a word of no field is in former credits', ['lagu', 'senja'], [{ field: 'former', value: null }]],
  ['a text without words has no explanation', [], []],
])('%s', (_, words, expected) => {
  expect(findMatches(words, ['lagu', 'pagi'], fields)).toEqual(expected)
})
