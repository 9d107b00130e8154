import { describe, expect, test } from 'vitest'
import { openApi, requireApi } from '#app/http/api.server'
import { startBackend, visit } from '#app/testing/backend'
import { getOrder, listOrders } from './orders.server'
import { listPackages } from './packages.server'

describe('orders', () => {
  test('name their package as it is offered today, in the reader’s language', async () => {
    const { world } = startBackend()
    for (const order of world.orders) order.package = { key: order.package.key, title: 'Nama lama' }
    const offered = await listPackages(openApi(visit('/en')))
    const { data } = await listOrders(requireApi(visit('/en/orders')))
    expect(data.length).toBeGreaterThan(0)
    for (const { package: sold } of data)
      expect(sold.title).toBe(offered.find(({ key }) => key === sold.key)?.title)
  })

  test('keep the stored name of a package that is offered no more', async () => {
    const { world } = startBackend()
    for (const order of world.orders) order.package = { key: 'gone', title: 'Nama lama' }
    const { data } = await listOrders(requireApi(visit('/en/orders')))
    expect(data[0]?.package.title).toBe('Nama lama')
  })

  test('come with the unit that they are for', async () => {
    const { world } = startBackend()
    const { documentId } = world.orders.find(order => order.business_unit) ?? {}
    const { order, unit } = await getOrder(requireApi(visit('/orders')), documentId ?? '')
    expect(unit?.id).toBe(order.business_unit?.id)
    expect(unit?.hotel_stars).toBe(4)
  })
})
