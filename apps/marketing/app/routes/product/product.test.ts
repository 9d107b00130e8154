import type { Package } from '@bgm/api-client'
import { describe, expect, test } from 'vitest'
import { findMatchingOffers } from '#app/services/calculator.server'
import { loaderArgs, respondWithPages, startCms } from '#app/testing/cms'
import { siteContent } from '#app/testing/site-content'
import { loader } from './product'

function arrange() {
  const sections = [{ __component: 'sections.calculator', id: 1, title: 'Hitung', text: null }]
  startCms(respondWithPages({ slug: 'product', sections }))
}

const query = '?industry=restaurant&location_count=1&zone_count=3&billing_period=yearly&seats=60'

describe('the price calculator', () => {
  test('shows no result without a query', async () => {
    arrange()
    const { content } = await loader(loaderArgs('/product?utm_source=x'))
    expect([content.calculator?.calculation, content.calculatorForm]).toEqual([null, undefined])
    expect(content.industries).toHaveLength(14)
    expect(content.calculator?.industries.seats).toEqual(['restaurant'])
  })

  test('calculates the result from the query', async () => {
    arrange()
    const { content } = await loader(loaderArgs(`/en/product${query}`))
    expect(content.calculator?.calculation).toMatchObject({
      offers: expect.arrayContaining([
        expect.objectContaining({ key: 'single-location', total: 15_000_000 }),
      ]),
      royalty: { amount: 7_200_000 },
    })
  })

  test('returns one error per invalid field', async () => {
    arrange()
    const { content } = await loader(loaderArgs('/product?industry=restaurant&location_count=banyak'))
    expect(content.calculator?.calculation).toBeNull()
    expect(content.calculatorForm).toMatchObject({
      values: { location_count: 'banyak' },
      errors: { location_count: { key: 'validation.count' } },
    })
  })
})

describe('matching packages', () => {
  const [sample] = siteContent.packages
  const priced = (key: string, monthly: number, max_zones: number): Package => ({
    ...(sample as Package),
    key,
    title: key,
    price_monthly: monthly,
    price_yearly: monthly * 10,
    max_zones,
  })
  const packages = [
    priced('small-room', 200_000, 1),
    priced('single-location', 1_000_000, 5),
    priced('multi-location', 900_000, 5),
    { ...priced('international', 1, 5), contact_only: true },
  ]

  test.each([
    [1, 1, 'monthly', { 'small-room': 200_000, 'single-location': 1_000_000 }],
    [1, 3, 'monthly', { 'single-location': 3_000_000 }],
    [4, 2, 'yearly', { 'multi-location': 72_000_000 }],
    [1, 6, 'yearly', {}],
  ] as const)(
    'for %i locations with %i zones, billed %s, are %j',
    (location_count, zone_count, billing_period, totals) => {
      const results = { industry: 'office', location_count, zone_count, billing_period } as const
      const found = findMatchingOffers(packages, results).map(({ key, total }) => [key, total])
      expect(Object.fromEntries(found)).toEqual(totals)
    },
  )
})
