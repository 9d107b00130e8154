import type { CalculatorAnswers } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { estimateRoyalty } from './royalty.server'
import { getTariffEdition } from './royalty-tariffs.server'

const edition = getTariffEdition(2026)
const answersWith = (results: Partial<CalculatorAnswers>): CalculatorAnswers => ({
  industry: 'restaurant',
  location_count: 1,
  zone_count: 1,
  billing_period: 'yearly',
  ...results,
})

describe('the royalty estimate', () => {
  test.each<[Partial<CalculatorAnswers>, number]>([
    [{ industry: 'restaurant', seats: 60 }, 7_200_000],
    [{ industry: 'restaurant', seats: 60, location_count: 3 }, 21_600_000],
    [{ industry: 'bars-and-pubs', area_size: 100 }, 36_000_000],
    [{ industry: 'bars-and-pubs', venue_kind: 'club', area_size: 100 }, 43_000_000],
    [{ industry: 'hotel', rooms: 50 }, 2_000_000],
    [{ industry: 'hotel', rooms: 51 }, 4_000_000],
    [{ industry: 'hotel', rooms: 150 }, 6_000_000],
    [{ industry: 'hotel', rooms: 200 }, 8_000_000],
    [{ industry: 'hotel', rooms: 201 }, 12_000_000],
    [{ industry: 'hotel', hotel_kind: 'resort' }, 16_000_000],
    [{ industry: 'shopping-mall', area_size: 5_000 }, 28_500_000],
    [{ industry: 'salon-and-beauty', area_size: 500 }, 4_000_000],
    [{ industry: 'sports-facilities', area_size: 501 }, 4_007_000],
    [{ industry: 'shopping-mall', area_size: 12_000 }, 47_500_000],
    [{ industry: 'office', area_size: 250 }, 3_000_000],
    [{ industry: 'cinema', screens: 4 }, 14_400_000],
  ])('for %j is Rp%i per year', (results, amount) => {
    expect(estimateRoyalty(edition, answersWith(results))).toMatchObject({ state: 'estimated', amount })
  })

  test('lists the steps of a progressive tariff', () => {
    expect(
      estimateRoyalty(edition, answersWith({ industry: 'shopping-mall', area_size: 700 })),
    ).toMatchObject({
      rights: 2,
      lines: [
        { count: 500, rate: 4_000, amount: 2_000_000 },
        { count: 200, rate: 3_500, amount: 700_000 },
      ],
      amount: 5_400_000,
    })
  })

  test('reports a missing basis, and industries without a tariff', () => {
    expect(estimateRoyalty(edition, answersWith({ industry: 'hotel', seats: 9 }))).toEqual({
      state: 'missing',
      basis: 'rooms',
    })
    for (const industry of ['hospitals-and-clinics', 'courses-and-training', 'public-transport'] as const)
      expect(estimateRoyalty(edition, answersWith({ industry }))).toEqual({ state: 'none' })
  })
})
