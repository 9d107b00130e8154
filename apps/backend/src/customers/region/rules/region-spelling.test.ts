import { expect, test } from 'vitest'
import { matchesRegionName } from './region-spelling'

test.each([
  ['dki jakarta', 'DKI Jakarta', 'province', true],
  ['Jakarta', 'DKI Jakarta', 'province', true],
  ['Prov. Jawa Barat', 'Jawa Barat', 'province', true],
  ['DIY', 'Daerah Istimewa Yogyakarta', 'province', true],
  ['Kab. Bandung', 'Kabupaten Bandung', 'city', true],
  ['Kab. Bandung', 'Kota Bandung', 'city', false],
  ['Bandung', 'Kota Bandung', 'city', true],
  ['Bandung', 'Kabupaten Bandung', 'city', true],
  ['Bandung', 'Kabupaten Bandung Barat', 'city', false],
  ['KOTA ADM. JAKARTA PUSAT', 'Kota Jakarta Pusat', 'city', true],
  ['Kec. Sumur Bandung', 'Sumur Bandung', 'district', true],
  ['sumurbandung', 'Sumur Bandung', 'district', true],
  ['Kel. Braga', 'Braga', 'urban', true],
] as const)('%s matches the name %s of a %s: %s', (typed, name, level, same) => {
  expect(matchesRegionName(typed, name, level)).toBe(same)
})
