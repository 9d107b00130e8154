import { expect, test } from 'vitest'
import { matches } from './industry-picker'

const industry = (name: string, search_terms: string) => ({ key: 'restaurant', name, search_terms })

test.each([
  ['Restoran dan kafe', 'café, kopi', 'cafe'],
  ['Restoran dan kafe', 'cafe, kopi', 'Café'],
  ['Kantor', 'coworking', 'co-working'],
  ['Kantor', 'co-working', 'coworking'],
  ['Bar dan pub', 'karaoke', ' KARAOKE '],
  ['Hotel', '', ''],
])('%s (%s) is found by %j', (name, terms, wanted) => {
  expect(matches(industry(name, terms), wanted)).toBe(true)
})

test('another word finds nothing', () => {
  expect(matches(industry('Hotel', 'resor'), 'bioskop')).toBe(false)
})
