import { expect, test } from 'vitest'
import { findRegionLevel, getCodePath, getParentCode, parseRegionCode } from './region-code'
import { formatRegionName } from './region-name'

test.each([
  ['DKI JAKARTA', 'DKI Jakarta'],
  ['DAERAH ISTIMEWA YOGYAKARTA', 'Daerah Istimewa Yogyakarta'],
  ['KOTA ADMINISTRASI JAKARTA PUSAT', 'Kota Jakarta Pusat'],
  ['KABUPATEN FAK-FAK', 'Kabupaten Fak-Fak'],
  ['Grong-grong', 'Grong-grong'],
])('%s is formatted as %s', (name, read) => {
  expect(formatRegionName(name)).toBe(read)
})

test.each([
  ['31', '31', 'province'],
  ['3171', '31.71', 'city'],
  ['31.71.06', '31.71.06', 'district'],
  ['3171061001', '31.71.06.1001', 'urban'],
])('the code %s is normalised to %s, whose level is %s', (typed, code, level) => {
  expect(parseRegionCode(typed)).toBe(code)
  expect(findRegionLevel(code)).toBe(level)
})

test.each(['', '3', '317', '31.71.06.100', 'DKI', '31.71.06.1001.1', "31' or 1=1"])(
  '%j is not a region code',
  typed => {
    expect(parseRegionCode(typed)).toBeNull()
  },
)

test('a code path lists the codes from the province down to the region', () => {
  expect(getCodePath('31.71.06')).toEqual(['31', '31.71', '31.71.06'])
  expect(getParentCode('31.71.06')).toBe('31.71')
  expect(getParentCode('31')).toBe('')
})
