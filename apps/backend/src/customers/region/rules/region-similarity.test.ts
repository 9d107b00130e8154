import { expect, test } from 'vitest'
import { findSimilarNames } from './region-similarity'

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
