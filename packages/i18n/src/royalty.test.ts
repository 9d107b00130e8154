import { expect, test } from 'vitest'
import { messages } from './messages/id'
import { royaltyKey } from './royalty'

test('sentences about the royalty follow the site setting, and say "separate" unless told otherwise', () => {
  expect(royaltyKey('included', 'price')).toBe('royalty.included.price')
  expect(royaltyKey('separate', 'short')).toBe('royalty.separate.short')
  expect(royaltyKey(null, 'row')).toBe('royalty.separate.row')
  expect(royaltyKey(undefined, 'paragraph')).toBe('royalty.separate.paragraph')
  expect(Object.keys(messages.royalty.included)).toEqual(Object.keys(messages.royalty.separate))
})
