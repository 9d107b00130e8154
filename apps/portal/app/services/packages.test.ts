import { describe, expect, test } from 'vitest'
import { getPublicApi } from '#app/http/api.server'
import { loaderArgs, startBackend } from '#app/testing/backend'
import { priceOf, yearlySavingOf } from './packages'
import { listPackages } from './packages.server'

describe('packages', () => {
  test('have the price of the period and the yearly saving', async () => {
    startBackend()
    const packages = await listPackages(getPublicApi(loaderArgs('/')))
    const single = packages.find(({ key }) => key === 'single-location')
    if (!single) throw new Error('the sample package is gone')
    expect([priceOf(single, 'monthly'), priceOf(single, 'yearly'), yearlySavingOf(single)]).toEqual([
      1_000_000, 5_000_000, 7_000_000,
    ])
  })

  test('without a price are on request', async () => {
    startBackend()
    const packages = await listPackages(getPublicApi(loaderArgs('/')))
    expect(packages.filter(({ contact_only }) => contact_only).map(({ key }) => key)).toEqual([
      'international',
    ])
  })

  test('never have a negative saving', () => {
    const offer = { key: '', title: '', subtitle: '', contact_only: false, max_zones: 5, features: [] }
    expect(yearlySavingOf({ ...offer, price_monthly: 1, price_yearly: 20 })).toBe(0)
  })
})
