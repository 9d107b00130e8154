import { expect, test } from 'vitest'
import { compareArrivals } from './order'

test('entries are ordered by time, then type, then row id', () => {
  const rows = [
    { id: 1, at: 20, type: 'venue' },
    { id: 3, at: 10, type: 'play' },
    { id: 2, at: 10, type: 'play' },
    { id: 9, at: 10, type: 'rejection' },
    { id: 1, at: 10, type: 'play' },
    { id: 8, at: 10, type: 'migration' },
  ] as const
  expect(rows.toSorted(compareArrivals).map(({ type, id }) => `${type} ${id}`)).toEqual([
    'migration 8',
    'rejection 9',
    'play 1',
    'play 2',
    'play 3',
    'venue 1',
  ])
})
