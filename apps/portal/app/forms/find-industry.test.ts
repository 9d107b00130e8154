import { describe, expect, test } from 'vitest'
import { findExactIndustries, matchesIndustry, resolveIndustries } from './find-industry'

const industry = (name: string, search_terms: string, key = 'restaurant') => ({ key, name, search_terms })

describe('searching the industries', () => {
  test.each([
    ['Restoran dan kafe', 'café, kopi', 'cafe'],
    ['Restoran dan kafe', 'cafe, kopi', 'Café'],
    ['Kantor', 'coworking', 'co-working'],
    ['Kantor', 'co-working', 'coworking'],
    ['Bar dan pub', 'karaoke', ' KARAOKE '],
    ['Hotel', '', ''],
  ])('%s (%s) matches %j', (name, terms, typed) => {
    expect(matchesIndustry(industry(name, terms), typed)).toBe(true)
  })

  test('unrelated text matches nothing', () => {
    expect(matchesIndustry(industry('Hotel', 'resor'), 'bioskop')).toBe(false)
  })
})

describe('a typed industry', () => {
  const industries = [
    industry('Restoran dan kafe', 'cafe, kedai kopi'),
    industry('Perkantoran', 'coworking, ruang kerja bersama', 'office'),
    industry('Hiburan malam', 'bar, klub, karaoke', 'bars-and-pubs'),
    industry('Gedung perkumpulan', 'klub, balai', 'association-building'),
    industry('Salon', 'barbershop, spa', 'salon-and-beauty'),
  ]
  const meant = (typed: string) => resolveIndustries(industries, typed).map(({ key }) => key)

  test.each([
    ['restoran dan KAFE', ['restaurant']],
    ['Café', ['restaurant']],
    ['restaurant', ['restaurant']],
    ['co-working', ['office']],
    ['bar', ['bars-and-pubs']],
    ['kedai', ['restaurant']],
    ['klub', ['bars-and-pubs', 'association-building']],
    ['peternakan', []],
    [' - ', []],
  ])('%j matches %j', (typed, keys) => {
    expect(meant(typed)).toEqual(keys)
  })

  test('is selected while typing only if it is a complete name or synonym', () => {
    expect(findExactIndustries(industries, 'kedai')).toEqual([])
    expect(findExactIndustries(industries, 'kedai kopi').map(({ key }) => key)).toEqual(['restaurant'])
  })
})
