import { expect, test } from 'vitest'
import { messages } from './messages/id'
import { getRoyaltyKey } from './royalty'

test('royalty sentences follow the site setting and default to separate', () => {
  expect(getRoyaltyKey('included', 'price')).toBe('royalty.included.price')
  expect(getRoyaltyKey('separate', 'short')).toBe('royalty.separate.short')
  expect(getRoyaltyKey(null, 'row')).toBe('royalty.separate.row')
  expect(getRoyaltyKey(undefined, 'paragraph')).toBe('royalty.separate.paragraph')
  expect(Object.keys(messages.royalty.included)).toEqual(Object.keys(messages.royalty.separate))
})
