import { expect, test } from 'vitest'
import { titleFromFileName, toTagDetails } from './tags'

test('keeps what the catalogue can store, mapped to its vocabularies', () => {
  expect(
    toTagDetails({
      title: 'Kopi Sore',
      artists: ['Meja Pojok', 'Trio Dermaga'],
      composer: ['Ayu Contoh; Bima Contoh'],
      isrc: ['ID-A01-26-00001'],
      genre: ['Lo-Fi', 'Bossa Nova', 'Polka'],
      mood: 'Calm',
      bpm: 76.4,
      language: 'ID',
      album: 'Hujan',
    }),
  ).toEqual({
    title: 'Kopi Sore',
    artists: ['Meja Pojok', 'Trio Dermaga'],
    composers: ['Ayu Contoh', 'Bima Contoh'],
    isrc: 'IDA012600001',
    genres: ['lo-fi', 'bossa-nova'],
    moods: ['calm'],
    tempo: 76,
    language: 'id',
    release: 'Hujan',
  })
})

test('separates names at semicolons and at slashes between spaces, but not within a name', () => {
  expect(
    toTagDetails({
      artists: ['AC/DC', '25/17 / K/DA'],
      composer: ['Ayu/Bima; Citra'],
      arranger: 'Dewi / Eka',
      publisher: ['Sony/ATV'],
    }),
  ).toEqual({
    artists: ['AC/DC', '25/17', 'K/DA'],
    composers: ['Ayu/Bima', 'Citra'],
    arrangers: ['Dewi', 'Eka'],
    publishers: ['Sony/ATV'],
  })
})

test('removes control, bidi and invisible characters, and drops invalid values', () => {
  expect(
    toTagDetails({
      title: '\u202eeroS\u202c ipoK\0\x07',
      artists: ['A\u0000B', 42, null, '\u200b'],
      composer: { name: 'Ayu' },
      isrc: ['not an ISRC'],
      bpm: 900,
      language: 'Indonesian',
      label: ['\ud800'],
    }),
  ).toEqual({ title: 'eroS ipoK', artists: ['A', 'B'] })
})

test('keeps Arabic titles and joined emoji', () => {
  expect(toTagDetails({ title: 'قهوة المساء; 👩‍🎤' })).toEqual({ title: 'قهوة المساء; 👩‍🎤' })
})

test('truncates long texts and lists', () => {
  const found = toTagDetails({
    title: 'x'.repeat(100_000),
    artists: Array.from({ length: 5000 }, (_, index) => `A${index}`),
  })
  expect(found.title).toHaveLength(200)
  expect(found.artists).toHaveLength(20)
})

test.each([
  ['Album/03 - Kopi_Sore.mp3', 'Kopi Sore'],
  ['C:\\Musik\\1999.mp3', '1999'],
  ['.mp3', 'Untitled'],
  ['kopi.sore.MP3', 'kopi.sore'],
  ['\u202egpj.exe', 'gpj'],
])('derives a title from the file name %j', (name, title) => {
  expect(titleFromFileName(name)).toBe(title)
})
