import { coverGestures, coverPalettes } from '@bgm/validation'
import { expect, test } from 'vitest'
import { drawCover, parseCoverName, separatePalettes } from './covers.server'

test.each(coverGestures)('the cover with the composition %s is reproducible and under 40 kB', gesture => {
  for (const density of [3, 5, 9])
    for (const slug of ['pagi-di-kafe', 'malam-santai', 'a']) {
      const svg = drawCover({ slug, gesture, palette: 'teal', density })
      expect(svg.length).toBeLessThan(40_000)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(drawCover({ slug, gesture, palette: 'teal', density })).toBe(svg)
    }
})

test('every playlist has a different cover', () => {
  const covers = ['a', 'b', 'c'].map(slug =>
    drawCover({ slug, gesture: 'rain', palette: 'night', density: 6 }),
  )
  expect(new Set(covers).size).toBe(3)
})

test.each([
  ['kawung_teal_4_pagi-di-kafe', { gesture: 'kawung', palette: 'teal', density: 4, slug: 'pagi-di-kafe' }],
  ['kawung_teal_40_pagi', null],
  ['kawung_teal_4_', null],
  ['kawung_teal_4_<script>', null],
  ['circle_teal_4_pagi', null],
  ['kawung_black_4_pagi', null],
  ['x'.repeat(500), null],
])('parses the file name %s, or returns null if it is invalid', (name, cover) => {
  expect(parseCoverName(name)).toEqual(cover)
})

test('neighbouring covers never share a palette', () => {
  const shown = separatePalettes(
    ['teal', 'teal', 'teal', 'night'].map(palette => ({ cover: { palette } })),
  ).map(({ cover }) => cover.palette)
  expect(shown.filter((palette, index) => palette === shown[index + 1])).toEqual([])
  expect(shown[1]).toBe(coverPalettes[coverPalettes.indexOf('teal') + 1])
})
