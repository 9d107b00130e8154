import { describe, expect, test } from 'vitest'
import { mergeUnit } from './merge-unit'

const base = { name: 'Dago', area_size: '80', province: '32', city: '32.73' }

describe('concurrent edits of a unit', () => {
  test('a field that only the other member changed gets their value', () => {
    const { texts, differences } = mergeUnit(
      base,
      { ...base, name: 'Dago Atas' },
      { ...base, area_size: '90' },
    )
    expect(texts).toEqual({ ...base, name: 'Dago Atas', area_size: '90' })
    expect(differences).toEqual([{ field: 'area_size', mine: '80', theirs: '90', taken: true }])
  })

  test('a field that both members changed keeps the submitted value, and both values are reported', () => {
    const { texts, differences } = mergeUnit(
      base,
      { ...base, name: 'Milik saya' },
      { ...base, name: 'Milik dia' },
    )
    expect(texts.name).toBe('Milik saya')
    expect(differences).toEqual([{ field: 'name', mine: 'Milik saya', theirs: 'Milik dia', taken: false }])
  })

  test('the regions of an address are merged as a whole', () => {
    const mine = { ...base, city: '32.04' }
    const theirs = { ...base, province: '31', city: '31.71' }
    const { texts, differences } = mergeUnit(base, mine, theirs)
    expect([texts.province, texts.city]).toEqual(['32', '32.04'])
    expect(differences.map(({ field, taken }) => [field, taken])).toEqual([
      ['province', false],
      ['city', false],
    ])
  })

  test('the same change by both members is not a difference', () => {
    const both = { ...base, name: 'Sama' }
    expect(mergeUnit(base, both, both).differences).toEqual([])
  })
})
