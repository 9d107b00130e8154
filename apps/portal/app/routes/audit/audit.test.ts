import { describe, expect, test } from 'vitest'
import { startBackend, visit } from '#app/testing/backend'
import { loader } from './audit'
import { loader as file } from './export'

describe('the audit trail', () => {
  test('is filtered by its address', async () => {
    const { world } = startBackend()
    expect((await loader(visit('/audit'))).data).toHaveLength(2)
    expect((await loader(visit('/audit?about=order'))).data).toMatchObject([{ action: 'order.paid' }])
    expect(world.calls.some(({ query }) => query.includes('kind=order'))).toBe(true)
  })

  test('is a file in the reader’s words', async () => {
    startBackend()
    const answer = await file(visit('/en/audit/export'))
    expect(answer.headers.get('content-disposition')).toContain('audit-trail.csv')
    expect(await answer.text()).toContain(
      '"Sari Wulandari","Role or unit access changed","Bagas Pratama","Manager → Staff"',
    )
  })
})
