import { sampleOrder, samplePage, sampleUnit } from '@bgm/api-client/testing'
import { orders } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { loaderArgs, respond, startBackend } from '#app/testing/backend'
import { loader } from './orders'

const list = (query: string) => loader(loaderArgs(`/orders${query}`))

describe('the order list', () => {
  test('offers the units of the organisation as a filter', async () => {
    startBackend()
    const { id, name } = sampleUnit
    expect(await list(`?business_unit=${id}`)).toMatchObject({
      units: [{ id, name }],
      filters: { business_unit: id },
      ignored: [],
    })
  })

  test('ignores a unit that the member has no access to, and lists it as ignored', async () => {
    const { server } = startBackend()
    const queries: string[] = []
    server.use(
      respond(orders.list, ({ query }) => {
        queries.push(String(query))
        return samplePage(query.has('business_unit') ? [] : [sampleOrder])
      }),
    )
    const { filters, ignored, data } = await list('?state=paid&business_unit=unitunknown0000000000009')
    expect({ filters, ignored }).toEqual({ filters: { state: 'paid' }, ignored: ['business_unit'] })
    expect(data.map(({ id }) => id)).toEqual([sampleOrder.id])
    expect(queries.at(-1)).not.toContain('unitunknown')
  })
})
