import { expect, test } from 'vitest'
import { mayDo, roles } from './permissions'

test('every role reads units, orders and subscriptions', () => {
  for (const role of roles) {
    expect([mayDo(role, 'business-unit.read'), mayDo(role, 'order.read')]).toEqual([true, true])
  }
})

test('the tax file is not for staff', () => {
  expect(roles.filter(role => !mayDo(role, 'tax-file.read'))).toEqual(['staff'])
})
