import { describe, expect, test } from 'vitest'
import { getPublicApi } from '#app/http/api.server'
import { loaderArgs, startBackend } from '#app/testing/backend'
import { getPrice, getYearlySaving } from './packages'
import { listPackages } from './packages.server'

describe('packages', () => {
  test('have the price of the period and the yearly saving', async () => {
    startBackend()
    const packages = await listPackages(getPublicApi(loaderArgs('/')))
    const single = packages.find(({ key }) => key === 'single-location')
    if (!single) throw new Error('The sample package is missing')
    expect([getPrice(single, 'monthly'), getPrice(single, 'yearly'), getYearlySaving(single)]).toEqual([
      1_000_000, 5_000_000, 7_000_000,
    ])
  })

  test('without a price are available on request', async () => {
    startBackend()
    const packages = await listPackages(getPublicApi(loaderArgs('/')))
    expect(packages.filter(({ contact_only }) => contact_only).map(({ key }) => key)).toEqual([
      'international',
    ])
  })

  test('never have a negative saving', () => {
    const offer = {
      key: '',
      title: '',
      subtitle: '',
      contact_only: false,
      max_zones: 5,
      max_area: null,
      features: [],
    }
    expect(getYearlySaving({ ...offer, price_monthly: 1, price_yearly: 20 })).toBe(0)
  })
})
