import { expect, test } from 'vitest'
import { toTaxIdentity } from './tax-identity'

test.each([
  ['a company with its new number', '0012345678901000', '0012345678901000', '0012345678901000000000'],
  ['a seller as printed', '01.234.567.8-901.000', '0012345678901000', '0012345678901000000000'],
  ['a company with its old number', '012345678901000', '0012345678901000', '0012345678901000000000'],
  ['a place of business', '0012345678901000000011', '0012345678901000', '0012345678901000000011'],
  ['a person with a NIK', '3171234567890123', '3171234567890123', '3171234567890123000000'],
])('%s has an identity', (_, npwp, tin, idtku) => {
  expect(toTaxIdentity(npwp)).toEqual({ tin, idtku })
})

test.each(['', '0000000000000000', '012345678901001', '123'])('%s has none', npwp => {
  expect(toTaxIdentity(npwp)).toBeNull()
})
