import { sampleOrder } from '@bgm/api-client/testing'
import { orders } from '@bgm/contract'
import { expect, test } from 'vitest'
import { requireApi } from '#app/http/api.server'
import { loaderArgs, respond, startBackend } from '#app/testing/backend'
import { getOrder } from './orders.server'
import { getOrderedPackageTitle } from './package-title'

test('an order shows the package, coverage and address at the time it was placed', async () => {
  const { server } = startBackend()
  const offer = { key: 'small-room', title: 'Nama lama', titles: { id: 'Nama lama', en: 'Old name' } }
  const terms = { ...sampleOrder.terms, royalty: 'included' } as const
  server.use(respond(orders.get, { ...sampleOrder, package: offer, terms }))
  const order = await getOrder(requireApi(loaderArgs('/orders')), sampleOrder.id)
  expect([getOrderedPackageTitle(order, 'id'), getOrderedPackageTitle(order, 'en')]).toEqual([
    'Nama lama',
    'Old name',
  ])
  expect(getOrderedPackageTitle({ package: { ...order.package, titles: null } }, 'en')).toBe('Nama lama')
  expect(order.terms).toMatchObject({ royalty: 'included', hotel_stars: 4 })
})
