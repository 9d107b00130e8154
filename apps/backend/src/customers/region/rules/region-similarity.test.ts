import { expect, test } from 'vitest'
import { suggestNames } from './region-similarity'

const findSimilarNames = (typed: string, names: readonly string[]) => suggestNames(typed, names).names

const provinces = [
  ...['Aceh', 'Sumatera Utara', 'Sumatera Barat', 'Riau', 'Jambi', 'Sumatera Selatan', 'Kepulauan Riau'],
  ...[
    'DKI Jakarta',
    'Jawa Barat',
    'Jawa Tengah',
    'Daerah Istimewa Yogyakarta',
    'Jawa Timur',
    'Banten',
    'Bali',
  ],
  ...[
    'Nusa Tenggara Barat',
    'Nusa Tenggara Timur',
    'Kalimantan Barat',
    'Kalimantan Timur',
    'Kalimantan Utara',
  ],
  ...['Sulawesi Utara', 'Sulawesi Selatan', 'Sulawesi Tenggara', 'Maluku', 'Maluku Utara', 'Papua'],
]

test.each([
  ['Jabar', 'Jawa Barat'],
  ['JATENG', 'Jawa Tengah'],
  ['Prov. Jatim', 'Jawa Timur'],
  ['NTB', 'Nusa Tenggara Barat'],
  ['Kepri', 'Kepulauan Riau'],
  ['Kaltara', 'Kalimantan Utara'],
  ['Sultra', 'Sulawesi Tenggara'],
  ['Sumut', 'Sumatera Utara'],
  ['Jawa Bart', 'Jawa Barat'],
  ['Djakarta', 'DKI Jakarta'],
  ['Yogjakarta', 'Daerah Istimewa Yogyakarta'],
])('%s may stand for %s', (typed, name) => {
  expect(findSimilarNames(typed, provinces)[0]).toBe(name)
})

test('cities are abbreviated too', () => {
  const cities = [
    'Kota Administrasi Jakarta Selatan',
    'Kota Administrasi Jakarta Pusat',
    'Kota Administrasi Jakarta Barat',
  ]
  expect(findSimilarNames('Jaksel', cities)).toEqual(['Kota Administrasi Jakarta Selatan'])
  expect(findSimilarNames('Bandnug', ['Kota Bandung', 'Kota Braga'])).toEqual(['Kota Bandung'])
  expect(findSimilarNames('Jakarta Pusatt', cities)[0]).toBe('Kota Administrasi Jakarta Pusat')
})

test.each(['', 'x', 'Xyzzy', '12'])('nothing resembles %j', typed => {
  expect(findSimilarNames(typed, provinces)).toEqual([])
})

test('suggests at most three names', () => {
  expect(findSimilarNames('Sumatera', provinces)).toHaveLength(3)
})

test.each([
  ['Jabar', true],
  ['DKI', true],
  ['Jkt', false],
  ['Jawa', false],
  ['Jawa Barrat', false],
  ['Xyzzy', false],
])('what %s stands for is certain: %s', (typed, isCertain) => {
  expect(suggestNames(typed, provinces).isCertain).toBe(isCertain)
})

test('words are contracted one by one', () => {
  const cities = ['Kota Jakarta Selatan', 'Kota Jakarta Pusat', 'Kota Bandung', 'Kabupaten Bandung']
  expect(suggestNames('Jkt Sel', cities)).toEqual({ names: ['Kota Jakarta Selatan'], isCertain: true })
  expect(suggestNames('Bdg', cities)).toEqual({
    names: ['Kota Bandung', 'Kabupaten Bandung'],
    isCertain: false,
  })
})
