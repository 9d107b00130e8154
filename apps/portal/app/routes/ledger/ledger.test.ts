import { describe, expect, test } from 'vitest'
import { loaderArgs, startBackend } from '#app/testing/backend'
import { getText } from '#app/text'
import { formatEntryNote, formatEntryTitle } from './entry-text'
import { loader as file } from './export'
import { loader } from './ledger'
import { getYearStart } from './ledger-rules.server'

describe('the account statement', () => {
  test('starts with the year, unless another day or none is chosen', async () => {
    const { calls } = startBackend()
    await loader(loaderArgs('/billing'))
    await loader(loaderArgs('/billing?from=2025-03-01&kind=refund'))
    await loader(loaderArgs('/billing?from='))
    const queries = calls.filter(({ path }) => path === '/ledger').map(({ query }) => query)
    expect(queries[0]).toContain(`from=${getYearStart()}`)
    expect(queries[1]).toContain('kind=refund')
    expect(queries[1]).toContain('from=2025-03-01')
    expect(queries[2]).not.toContain('from')
  })

  test.each([
    ['2026-12-31T16:59:59Z', '2026-01-01'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
  ])('at %s, the year starts on %s in Jakarta', (now, start) => {
    expect(getYearStart(new Date(now))).toBe(start)
  })

  test('is exported in the language of the page, with what is not counted yet', async () => {
    startBackend()
    const result = await file(loaderArgs('/en/billing/export'))
    expect(result.headers.get('content-disposition')).toContain('account-statement.csv')
    const text = await result.text()
    expect(text).toContain(
      '"Invoice MB-INV-2026-000029","Charge. Kopi Contoh Braga and 1 other unit","200000"',
    )
    expect(text).toContain('"3603","not yet","3603"')
  })
})

test('an entry is described by what it is and concerns', async () => {
  startBackend()
  const entries = (await loader(loaderArgs('/billing')))?.data ?? []
  const t = getText('en')
  expect(entries.map(entry => [formatEntryTitle(t, entry), formatEntryNote(t, entry)])).toEqual([
    ['Invoice MB-INV-2026-000029', 'Charge. Kopi Contoh Braga and 1 other unit'],
    ['Virtual account BCA', 'Payment. For MB-INV-2026-000029. Reference MB-PAY-20261120-00000000'],
    ['PPh 23 on MB-INV-2026-000029', 'PPh 23 withheld. Being checked'],
  ])
  const [, payment] = entries
  if (!payment) throw new Error('There is no payment')
  expect(formatEntryNote(t, { ...payment, document: null, order_count: 5 })).toBe(
    'Payment. Not used for MB-INV-2026-000029 and 4 more. Reference MB-PAY-20261120-00000000',
  )
})
