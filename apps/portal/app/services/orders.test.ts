import { expect, test } from 'vitest'
import { requireApi } from '#app/http/api.server'
import { loaderArgs, startBackend } from '#app/testing/backend'
import { getOrder } from './orders.server'
import { getOrderedPackageTitle } from './package-title'

test('an order shows the package, coverage and address at the time it was placed', async () => {
  const { world } = startBackend()
  const [stored] = world.orders
  if (!stored) throw new Error('no order')
  stored.package = { key: 'small-room', title: 'Nama lama', titles: { id: 'Nama lama', en: 'Old name' } }
  stored.terms.royalty = 'included'
  const order = await getOrder(requireApi(loaderArgs('/orders')), stored.documentId)
  expect([getOrderedPackageTitle(order, 'id'), getOrderedPackageTitle(order, 'en')]).toEqual([
    'Nama lama',
    'Old name',
  ])
  expect(getOrderedPackageTitle({ package: { ...order.package, titles: null } }, 'en')).toBe('Nama lama')
  expect(order.terms).toMatchObject({ royalty: 'included', hotel_stars: 4 })
})
