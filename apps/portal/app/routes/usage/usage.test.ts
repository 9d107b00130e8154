import { respondWithError, sampleUsageMonth, sampleUsagePlay } from '@bgm/api-client/testing'
import { usage as usageCalls, usagePlays } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { loader as disputes, action as disputesAction } from './disputes'
import { getCurrentMonth, listDates, shiftMonth } from './month'
import { loader as newDispute, action as newDisputeAction } from './new-dispute'
import { loader as evidence } from './usage-evidence'
import { loader as file } from './usage-file'
import { loader } from './usage-month'
import { loader as playLoader } from './usage-play'
import { loader as proof } from './usage-proof'
import { loader as statement } from './usage-statement'

const params = { month: '2026-11' }

describe('the usage report', () => {
  test('without a month redirects to the current one', async () => {
    startBackend()
    const answer = await catchResponse(() => loader(loaderArgs('/en/usage')))
    expect(answer.headers.get('location')).toBe(`/en/usage/${getCurrentMonth(Date.now())}`)
  })

  test('keeps the search, but not the day, when the month changes', async () => {
    startBackend()
    const url = '/usage/2026-11?month=2026-10&q=senja&day=2026-11-03'
    const answer = await catchResponse(() => loader(loaderArgs(url, { params })))
    expect(answer.headers.get('location')).toBe('/usage/2026-10?q=senja')
  })

  test('contains the plays of a month', async () => {
    const pagination = { page: 2, page_size: 25, page_count: 2, total: 26 }
    const { calls } = startBackend(respond(usageCalls.get, { ...sampleUsageMonth, meta: { pagination } }))
    const { usage } = await loader(loaderArgs('/usage/2026-11?page=2', { params }))
    expect(usage).toMatchObject({ totals: sampleUsageMonth.totals, meta: { pagination } })
    expect(calls.find(({ path }) => path === '/usage/2026-11')?.query).toContain('page=2')
  })

  test('of an archived month has no lines', async () => {
    startBackend(respond(usageCalls.get, { ...sampleUsageMonth, archived: true, data: [] }))
    const { usage } = await loader(loaderArgs('/usage/2024-11', { params: { month: '2024-11' } }))
    expect(usage).toMatchObject({ archived: true, data: [] })
  })

  test.each(['2026-13', 'xyz', '1999-01'])('responds with 404 for the invalid month %s', async month => {
    startBackend()
    const run = () => loader(loaderArgs(`/usage/${month}`, { params: { month } }))
    expect((await catchResponse(run)).status).toBe(404)
  })

  test('is downloaded as a CSV file', async () => {
    startBackend()
    const answer = await file(loaderArgs('/usage/2026-11.csv', { params }))
    expect(answer.headers.get('content-disposition')).toContain('usage-2026-11.csv')
  })

  test('is downloaded with its proofs, for the chosen unit', async () => {
    const { calls } = startBackend()
    const answer = await evidence(
      loaderArgs('/usage/2026-11.jsonl?unit=a1b2c3d4e5f6g7h8i9j0k1l2&q=x', { params }),
    )
    expect(answer.headers.get('content-disposition')).toContain('usage-evidence-2026-11.jsonl')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(calls.find(({ path }) => path.endsWith('/evidence'))?.query).toContain(
      'unit=a1b2c3d4e5f6g7h8i9j0k1l2',
    )
  })
})

describe('a line of the report', () => {
  const { id } = sampleUsagePlay
  const argsFor = (line: string, rest = '') =>
    loaderArgs(`/usage/plays/${line}${rest}`, { params: { id: line } })

  test('is shown with the result of its verification, or as not sealed yet', async () => {
    const { server } = startBackend()
    expect((await playLoader(argsFor(id))).play.proof).toMatchObject({ failure: null, index: 5 })
    const unsealed = { ...sampleUsagePlay, is_sealed: false, proof: null }
    const checked_at = '2026-11-20T06:00:00.000Z'
    server.use(respond(usagePlays.get, { data: unsealed, checked_at }))
    const { play } = await playLoader(argsFor(id))
    expect(play).toMatchObject({ proof: null, is_sealed: false })
  })

  test('can be verified with its proof file', async () => {
    startBackend()
    const answer = await proof(argsFor(id, '/proof.json'))
    expect(answer.headers.get('content-disposition')).toContain(`usage-proof-${id}.json`)
  })

  test.each(['2026-11', 'x'.repeat(36), '00000000-0000-4000-8000-000000000099'])(
    'responds with 404 for the unknown id %s',
    async line => {
      startBackend(respond(usagePlays.get, respondWithError(404)))
      expect((await catchResponse(() => playLoader(argsFor(line)))).status).toBe(404)
    },
  )
})

describe('a dispute', () => {
  const play = sampleUsagePlay.id

  test.each([
    ['?month=2026-11', { month: '2026-11', day: null, venue: null }],
    ['?month=2026-11&day=2026-11-19', { day: '2026-11-19' }],
    [`?play=${play}`, { month: '2026-11', work: 'Hujan di Braga', venue: 'Contoh Braga, Lobi' }],
  ])('takes its subject from the URL: %s', async (query, expected) => {
    startBackend()
    const { subject } = await newDispute(loaderArgs(`/usage/disputes/new${query}`))
    expect(subject).toMatchObject(expected)
  })

  test.each(['', '?month=2026-13', '?month=2026-11&day=2026-10-01', '?play=x', '?month=2026-11&zone=%00'])(
    'about %j responds with 404',
    async query => {
      startBackend()
      const run = () => newDispute(loaderArgs(`/usage/disputes/new${query}`))
      expect((await catchResponse(run)).status).toBe(404)
    },
  )

  test('is submitted and redirects to the list, or returns field errors', async () => {
    startBackend()
    const send = (explanation: string) =>
      newDisputeAction(actionArgs('/usage/disputes/new?month=2026-11', { reason: 'other', explanation }))
    expect(findRedirectTarget(await send('Musiknya keliru.'))).toBe('/usage/disputes')
    expect(getFormErrors(await send('')).status).toBe(400)
  })

  test('is listed and resolved', async () => {
    startBackend()
    const { data } = await disputes(loaderArgs('/usage/disputes'))
    expect(data).toMatchObject([{ state: 'answered', reason: 'not-recorded' }])
    const action = disputesAction(actionArgs('/usage/disputes', { dispute: data[0]?.id ?? '' }))
    expect(findRedirectTarget(await action)).toBe('/usage/disputes')
  })
})

test('the statement is downloaded as a PDF', async () => {
  startBackend()
  const answer = await statement(loaderArgs('/usage/2026-11.pdf', { params }))
  expect(answer.headers.get('content-disposition')).toContain('usage-2026-11.pdf')
})

test('months start at midnight in Jakarta and have the correct dates', () => {
  expect(getCurrentMonth(Date.parse('2026-11-30T17:00:00Z'))).toBe('2026-12')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
  expect(listDates('2028-02').at(-1)).toBe('2028-02-29')
})
