import { expect, test } from 'vitest'
import { SimilarUnits } from './similar-units'

const unit = (outlet_code: string, changes: object = {}) => ({
  name: 'Kafe Menteng',
  address: 'Jl. Raya No. 1',
  outlet_code,
  cid: `C-${outlet_code}`,
  ...changes,
})
const elsewhere = { name: 'Kafe Lain', address: 'Jl. Lain 9' }

test.each([
  ['1', '001', 'warnings.outlet_code_zeros'],
  ['0012', '12', 'warnings.outlet_code_zeros'],
  ['0', '000', 'warnings.outlet_code_zeros'],
  ['1', '1', undefined],
  ['1', '10', undefined],
  ['A1', 'A01', undefined],
])('the code %s is compared with %s', (code, stored, key) => {
  const similar = new SimilarUnits([unit(stored, elsewhere)])
  expect(similar.findSimilar(unit(code))?.key).toBe(key)
})

test('the same name and address are recognised in another spelling', () => {
  const similar = new SimilarUnits([unit('A')])
  expect(similar.findSimilar(unit('B', { name: 'KAFE  menteng', address: 'jl raya no 1' }))).toMatchObject({
    key: 'warnings.same_place',
    unit: { outlet_code: 'A' },
  })
  expect(similar.findSimilar(unit('B', { address: 'Jl. Raya No. 2' }))).toBeNull()
})

test('a unit without a code is found only if its name and address are unique', () => {
  const codeless = unit('', { cid: 'C1' })
  expect(new SimilarUnits([codeless]).findWithoutCode(unit('X'))).toBe('C1')
  expect(new SimilarUnits([codeless, unit('Y')]).findWithoutCode(unit('X'))).toBeNull()
  expect(new SimilarUnits([unit('Y')]).findWithoutCode(unit('X'))).toBeNull()
  expect(new SimilarUnits([unit('', { cid: null })]).findWithoutCode(unit('X'))).toBeNull()
})
