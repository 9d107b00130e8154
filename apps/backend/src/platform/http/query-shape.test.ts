import { expect, test } from 'vitest'
import { isQueryWellFormed } from './query-shape'

test.each([
  {},
  { filters: { slug: { $eq: 'a' }, $or: [{ a: 'b' }, { $and: [{ c: { $in: ['d'] } }] }] } },
  { filters: { $not: { slug: { $between: ['a', 'b'] } } }, pagination: { page: '1' }, fields: 'slug' },
  { fields: ['slug'], populate: '*' },
])('accepts %j', query => {
  expect(isQueryWellFormed(query)).toBe(true)
})

test.each([
  { filters: 'x' },
  { filters: ['x'] },
  { filters: { $or: 'x' } },
  { filters: { $and: ['x'] } },
  { filters: { $and: { a: 'b' } } },
  { filters: { $not: 'x' } },
  { filters: { slug: { $between: 'x' } } },
  { filters: { seo: { title: { $or: 'x' } } } },
  { populate: { seo: { filters: { $or: 'x' } } } },
  { pagination: 'x' },
  { fields: '' },
])('rejects %j', query => {
  expect(isQueryWellFormed(query)).toBe(false)
})
