import { expect, test } from 'vitest'
import { messages } from './messages/id'
import { royaltyKey } from './royalty'

test('royalty sentences follow the site setting and default to separate', () => {
  expect(royaltyKey('included', 'price')).toBe('royalty.included.price')
  expect(royaltyKey('separate', 'short')).toBe('royalty.separate.short')
  expect(royaltyKey(null, 'row')).toBe('royalty.separate.row')
  expect(royaltyKey(undefined, 'paragraph')).toBe('royalty.separate.paragraph')
  expect(Object.keys(messages.royalty.included)).toEqual(Object.keys(messages.royalty.separate))
})
