import { industrySlugs } from '@bgm/validation'
import { expect, test } from 'vitest'
import { samplePlaylists } from '#seed/catalogue/playlists'

const listed = samplePlaylists.filter(({ fallback }) => !fallback)

test.each(industrySlugs)('%s has at least two playlists', industry => {
  expect(listed.filter(({ industries }) => industries.includes(industry)).length).toBeGreaterThanOrEqual(2)
})

test('malls have playlists for children, teenagers, adults, seniors, women and several lifestyles', () => {
  const audiences = listed.flatMap(({ industries, audience }) =>
    industries.includes('shopping-mall') ? Object.values(audience).flat() : [],
  )
  for (const one of ['children', 'teens', 'adults', 'seniors', 'women', 'family', 'luxury', 'creative'])
    expect(audiences).toContain(one)
})

test('adjacent playlists have different palettes, and every slug is unique', () => {
  const palettes = listed.map(({ cover }) => cover[1])
  expect(palettes.filter((palette, index) => palette === palettes[index - 1])).toEqual([])
  expect(new Set(samplePlaylists.map(({ slug }) => slug)).size).toBe(samplePlaylists.length)
})
