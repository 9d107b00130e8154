import { expect, test } from 'vitest'
import { joinNames } from './name-list'

test.each([
  [['Ayu', 'Budi'], '; ', 'Ayu; Budi'],
  [['Ayu; Budi'], '; ', 'Ayu\\; Budi'],
  [['Ayu;Budi', 'C\\'], '; ', 'Ayu\\;Budi; C\\\\'],
  [['Putri, Ayu'], ', ', 'Putri\\, Ayu'],
  [[], '; ', ''],
])('%j with %j between the names is %j', (names, separator, expected) => {
  expect(joinNames(names, separator)).toBe(expected)
})
