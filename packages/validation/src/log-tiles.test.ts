import { expect, test } from 'vitest'
import { formatTilePath, parseTilePath } from './log-tiles'

test.each([
  ['0/000', { level: 0, index: 0, width: 256 }],
  ['0/067.p/1', { level: 0, index: 67, width: 1 }],
  ['3/x001/x234/067', { level: 3, index: 1_234_067, width: 256 }],
  ['63/x001/000.p/255', { level: 63, index: 1000, width: 255 }],
  ['entries/999.p/112', { level: 'entries', index: 999, width: 112 }],
] as const)('%s is the path of a tile', (path, tile) => {
  expect(formatTilePath(tile)).toBe(path)
  expect(parseTilePath(path)).toEqual(tile)
})

test.each([
  '',
  '0',
  '0/0',
  '00/000',
  '64/000',
  '-1/000',
  '0/x000/000',
  '0/001/067',
  '0/x001/x067',
  '0/000.p/0',
  '0/000.p/256',
  '0/000.p/01',
  '0/000.p/',
  '0/000/',
  '/0/000',
  '0/../000',
  '0/000.p/1/2',
  'entry/000',
  '0/x999/x999/x999/x999/x999/999',
  '0/٠٠٠',
  '0/000\n',
])('%j is not the path of a tile', path => expect(parseTilePath(path)).toBeNull())
