import { expect, test } from 'vitest'
import {
  appendSalutation,
  getSalutation,
  safeOrganisationName,
  safePersonName,
  safePersonNameOrDefault,
} from './names'

test.each(['Sari', 'Ni Luh Putu Ayu', 'O’Brien', 'Jean-Luc'])('allows the name %s in headings', name => {
  expect(safePersonName(name)).toBe(name)
})

test.each([
  'kunjungi evil.test',
  'http://evil.test',
  'Anda menang hadiah dari kami hari ini',
  '<b>',
  'Menang!',
])('omits the name %s from headings', name => {
  expect(safePersonName(name)).toBe('')
  expect(safePersonNameOrDefault('en', name)).toBe('Somebody')
  expect(appendSalutation('Welcome', { first_name: name, locale: 'en' })).toBe('Welcome')
})

test('includes the name of an organisation unless it is a link or a sentence or contains a phone number', () => {
  for (const name of ['PT. Melati Sentosa, Tbk', 'Kopi & Kawan 88', 'CV Suara (Bandung)'])
    expect(safeOrganisationName('id', name)).toBe(name)
  for (const name of [
    'evil.test',
    'Menang! Klik di sini',
    'https://evil.test',
    'a b c d e f g h i',
    'Hadiah, WA 0812-3456-789',
  ])
    expect(safeOrganisationName('id', name)).toBe('sebuah organisasi')
})

test.each([
  [{ first_name: 'Sari', last_name: 'Wulandari', gender: 'female', locale: 'id' }, 'Ibu Sari'],
  [{ first_name: 'Bima', last_name: null, gender: 'male', locale: 'id' }, 'Bapak Bima'],
  [{ first_name: 'Sari', last_name: 'Wulandari', gender: 'female', locale: 'en' }, 'Ms Wulandari'],
  [{ first_name: 'Bima', last_name: null, gender: 'male', locale: 'en' }, 'Bima'],
  [{ first_name: 'Sari', last_name: 'Wulandari', gender: null, locale: 'id' }, 'Sari'],
] as const)('%j is addressed as %s', (reader, expected) => {
  expect(getSalutation(reader)).toBe(expected)
})
