import { describe, expect, test } from 'vitest'
import { loaderArgs, startBackend } from '#app/testing/backend'
import { getText } from '#app/text'
import { loader } from './audit'
import { formatDetails } from './audit-text'
import { loader as file } from './export'

describe('the audit trail', () => {
  test('is filtered by the query string', async () => {
    const { calls } = startBackend()
    expect((await loader(loaderArgs('/audit'))).data).toHaveLength(2)
    await loader(loaderArgs('/audit?about=order'))
    expect(calls.some(({ query }) => query.includes('kind=order'))).toBe(true)
  })

  test('is exported in the language of the page', async () => {
    startBackend()
    const result = await file(loaderArgs('/en/audit/export'))
    expect(result.headers.get('content-disposition')).toContain('audit-trail.csv')
    expect(await result.text()).toContain(
      '"Sari Wulandari","Role or unit access changed","Bagas Pratama","Manager → Staff · 1 business unit"',
    )
  })
})

test.each([
  [{ role: 'staff', units: null }, 'Staff · all business units'],
  [{ created: 3, updated: 1 }, 'added: 3, changed: 1'],
  [{ fields: 'area_size, outlet_code' }, 'Floor area, Outlet code'],
])('formats the details %j as %j', async (details, text) => {
  startBackend()
  const [entry] = (await loader(loaderArgs('/audit'))).data
  if (!entry) throw new Error('There is no entry')
  expect(formatDetails(getText('en'), { ...entry, details }, 'en')).toBe(text)
})
