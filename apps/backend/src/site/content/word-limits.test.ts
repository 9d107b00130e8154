import { expect, test } from 'vitest'
import { countWords, validateWordLimits } from './word-limits'

const card = (title: string, subtitle: string) => ({ title, subtitle })
const good = card('Jadwal per zona', 'Sepekan ke depan, sekali susun, untuk semua area')
const section = (name: string, title: string, ...cards: object[]) => ({
  __component: `sections.${name}`,
  title,
  cards,
})

test.each([
  ['Lobi, restoran, spa, dan kolam', 5],
  ['Playlist menurut suasana – dan genre', 5],
  ['Check-in  siang', 2],
  ['', 0],
  [undefined, 0],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  ['a title of one word', card('Jadwal', good.subtitle), ['title']],
  ['a title of six words', card('Satu dua tiga empat lima enam', good.subtitle), ['title']],
  ['a subtitle of five words', card(good.title, 'Satu dua tiga empat lima'), ['subtitle']],
  [
    'a subtitle of twelve words',
    card(good.title, 'Satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua'),
    ['subtitle'],
  ],
  ['a card within the limits', good, []],
])('finds the expected errors for %s', (_, fields, rejected) => {
  const errors = validateWordLimits([section('features', 'Satu layar untuk semua ruang', fields)], 'page')
  expect(errors.map(error => error.path)).toEqual(rejected.map(name => ['sections', '0', 'cards', '0', name]))
})

test('limits titles of benefits sections, and of features sections on industry pages, to two words', () => {
  const sections = [
    section('benefits', 'Tiga kata saja', good),
    section('features', 'Untuk hotel Anda', good),
  ]
  expect(validateWordLimits(sections, 'page').map(error => error.path)).toEqual([['sections', '0', 'title']])
  expect(validateWordLimits(sections, 'industry')).toHaveLength(2)
})
