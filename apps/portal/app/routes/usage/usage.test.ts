import { describe, expect, test } from 'vitest'
import { catchResponse, loaderArgs, startBackend } from '#app/testing/backend'
import { getCurrentMonth, listDates, shiftMonth } from './month'
import { loader as file } from './usage-file'
import { loader } from './usage-month'
import { loader as playLoader } from './usage-play'
import { loader as proof } from './usage-proof'

const params = { month: '2026-11' }

describe('the usage report', () => {
  test('without a month redirects to the current one', async () => {
    startBackend()
    const answer = await catchResponse(() => loader(loaderArgs('/en/usage')))
    expect(answer.headers.get('location')).toBe(`/en/usage/${getCurrentMonth(Date.now())}`)
  })

  test('of another month keeps the place and the search, not the day', async () => {
    startBackend()
    const url = '/usage/2026-11?month=2026-10&q=senja&day=2026-11-03'
    const answer = await catchResponse(() => loader(loaderArgs(url, { params })))
    expect(answer.headers.get('location')).toBe('/usage/2026-10?q=senja')
  })

  test('contains the plays of a month', async () => {
    startBackend()
    const { usage } = await loader(loaderArgs('/usage/2026-11?page=2', { params }))
    expect(usage).toMatchObject({ totals: { plays: 30 }, pagination: { page: 2 } })
  })

  test.each(['2026-13', 'xyz', '1999-01'])('is 404 for %s', async month => {
    startBackend()
    const run = () => loader(loaderArgs(`/usage/${month}`, { params: { month } }))
    expect((await catchResponse(run)).status).toBe(404)
  })

  test('is downloaded as CSV', async () => {
    startBackend()
    const answer = await file(loaderArgs('/usage/2026-11.csv', { params }))
    expect(answer.headers.get('content-disposition')).toContain('usage-2026-11.csv')
  })
})

describe('a line of the report', () => {
  const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const argsFor = (line: string, rest = '') =>
    loaderArgs(`/usage/plays/${line}${rest}`, { params: { id: line } })

  test('is shown with the result of the check, or with the time of its seal', async () => {
    startBackend()
    expect((await playLoader(argsFor(id(3)))).play.proof).toMatchObject({ failure: null, index: 5 })
    const { play } = await playLoader(argsFor(id(0)))
    expect(play).toMatchObject({ proof: null, sealed_after: '2026-11-20T17:05:00.000Z' })
  })

  test('is proven by a file', async () => {
    startBackend()
    const answer = await proof(argsFor(id(3), '/proof.json'))
    expect(answer.headers.get('content-disposition')).toContain(`usage-proof-${id(3)}.json`)
  })

  test.each(['2026-11', 'x'.repeat(36), id(99)])('is 404 for %s', async line => {
    startBackend()
    expect((await catchResponse(() => playLoader(argsFor(line)))).status).toBe(404)
  })
})

test('months start at midnight in Jakarta and have the correct dates', () => {
  expect(getCurrentMonth(Date.parse('2026-11-30T17:00:00Z'))).toBe('2026-12')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
  expect(listDates('2028-02').at(-1)).toBe('2028-02-29')
})
