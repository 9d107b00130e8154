import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPlayIds } from '../src/entries/play-ids.mjs'

test('repeated ids are found among many', () => {
  const playIds = createPlayIds()
  const ids = Array.from({ length: 150_000 }, () => randomUUID())
  for (const [index, id] of [...ids, ids[7], ids[123_456]].entries()) playIds.add(id, index)
  const found = []
  playIds.listRepeated((index, first) => found.push([index, first]))
  playIds.dispose()
  expect(found.sort()).toEqual([
    [150_000, 7],
    [150_001, 123_456],
  ])
}, 60_000)
