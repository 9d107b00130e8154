import { formatTilePath } from '@bgm/validation'
import { expect, test } from 'vitest'
import { getTileWidth, listGrownTiles } from './tiles'

const list = (from: number, to: number) => listGrownTiles(from, to).map(formatTilePath)

test('a tree of 70,000 has the tiles of the example in C2SP tlog-tiles', () => {
  const tiles = listGrownTiles(0, 70_000)
  const widths = (level: number) => tiles.filter(tile => tile.level === level).map(({ width }) => width)
  expect([widths(0).length, widths(0).at(-1)]).toEqual([274, 112])
  expect(widths(1)).toEqual([256, 17])
  expect(widths(2)).toEqual([1])
  expect(widths(3)).toEqual([])
})

test('growing lists the tiles that are new, complete or wider', () => {
  expect(list(0, 0)).toEqual([])
  expect(list(0, 1)).toEqual(['0/000.p/1'])
  expect(list(255, 256)).toEqual(['0/000', '1/000.p/1'])
  expect(list(256, 257)).toEqual(['0/001.p/1'])
  expect(list(250, 600)).toEqual(['0/000', '0/001', '0/002.p/88', '1/000.p/2'])
  expect(list(600, 600)).toEqual([])
  expect(list(65_535, 65_536)).toEqual(['0/255', '1/000', '2/000.p/1'])
})

test('a tile is as wide as the tree is large', () => {
  expect(getTileWidth({ level: 'entries', index: 1 }, 300)).toBe(44)
  expect(getTileWidth({ level: 0, index: 0 }, 300)).toBe(256)
  expect(getTileWidth({ level: 1, index: 0 }, 300)).toBe(1)
  expect(getTileWidth({ level: 0, index: 2 }, 300)).toBe(0)
})
