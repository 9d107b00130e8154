import { businessUnits } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { catchResponse, findRedirectTarget, loaderArgs, respond, startBackend } from '#app/testing/backend'
import { loader as unit } from './business-unit'
import { loader as list } from './business-units'
import { loader as taxFile } from './tax-file'

describe('business units', () => {
  test('are listed with the names of their industry and package', async () => {
    startBackend()
    const { units, pagination } = await list(loaderArgs('/business-units'))
    expect(units).toMatchObject([{ detail: 'Hotel, Kota Bandung', package: 'Ruang kecil', state: 'active' }])
    expect(pagination.total).toBe(1)
  })

  test.each([
    ['?q=%20Braga%20&page=1', '?q=Braga&page=1'],
    ['?q=&page=nonsense', '?page=1'],
    ['?page=-3', '?page=1'],
    ['?industry=hotel&state=active&sort=-name', '?industry=hotel&state=active&sort=-name&page=1'],
    ['?industry=moon&state=lost&sort=password', '?page=1'],
  ])('are filtered by the query string: %s', async (query, expected) => {
    const { calls } = startBackend()
    await list(loaderArgs(`/business-units${query}`))
    expect(calls.find(({ path }) => path === '/business-units')?.query).toBe(expected)
  })

  test('redirect from a page number beyond the end to the last page', async () => {
    const pagination = { page: 9, page_size: 10, page_count: 1, total: 1 }
    startBackend(respond(businessUnits.list, { data: [], pagination, cities: [] }))
    const result = await catchResponse(() => list(loaderArgs('/business-units?q=Braga&page=9')))
    expect(findRedirectTarget(result)).toBe('/business-units?q=Braga&page=1')
  })

  test('have a page that members of another organisation cannot see', async () => {
    startBackend()
    const own = await unit(loaderArgs('/business-units/x', { params: { id: 'unitbraga000000000000001' } }))
    expect(own).toMatchObject({ industry: 'Hotel', package: 'Ruang kecil' })
    const other = await catchResponse(() =>
      unit(loaderArgs('/business-units/y', { params: { id: 'unitother' } })),
    )
    expect(other.status).toBe(404)
  })

  test('serve their tax file as an uncached download', async () => {
    startBackend()
    const { headers } = await taxFile(loaderArgs('/x', { params: { id: 'unitbraga000000000000001' } }))
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
