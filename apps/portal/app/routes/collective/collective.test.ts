import {
  respondWithError,
  respondWithFieldError,
  sampleCollectiveFiles,
  sampleCollectivePlay,
  sampleVenue,
  sampleWork,
} from '@bgm/api-client/testing'
import { collectiveLog, collectiveMonths, collectiveReads, collectiveVenues } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { consumeNotice } from '#app/http/flash.server'
import { loader as memberShell } from '#app/routes/shell'
import {
  actionArgs,
  catchResponse,
  loaderArgs,
  respond,
  respondWithReader,
  startBackend,
} from '#app/testing/backend'
import { loader as reads } from './access-log'
import { loader as exportReads } from './access-log-export'
import { loader as download } from './download'
import { loader as keys } from './keys'
import { loader as late } from './late-devices'
import { loader as newKey } from './new-key'
import { loader as overview } from './overview'
import { loader as play } from './play'
import { loader as reports, action as signLog } from './reports'
import { loader as askRevocation } from './revoke-key'
import { loader as search } from './search'
import { loader as shell } from './shell'
import { loader as venue } from './venue'
import { loader as venues } from './venues'
import { loader as work } from './work'

const startReader = (second_factor = true) => startBackend(respondWithReader(second_factor))

const unit = sampleVenue.id
const line = sampleCollectivePlay.id
const keyId = 'collectivekey00000000001'
const pages = [
  ['/collective', overview, {}],
  ['/collective/2026-10', overview, { month: '2026-10' }],
  ['/collective/venues', venues, {}],
  [`/collective/venues/${unit}`, venue, { id: unit }],
  ['/collective/works/track001track001track001', work, { id: 'track001track001track001' }],
  ['/collective/search?q=hotel', search, {}],
  ['/collective/files/2026-10', reports, { month: '2026-10' }],
  [`/collective/plays/${line}`, play, { id: line }],
  ['/collective/late-devices', late, {}],
  ['/collective/access-log', reads, {}],
  ['/collective/access-log/export', exportReads, {}],
  ['/collective/keys', keys, {}],
  ['/collective/keys/new', newKey, {}],
  [`/collective/keys/${keyId}/revoke`, askRevocation, { id: keyId }],
  ['/collective/download/checkpoints', download, { '*': 'checkpoints' }],
] as const

describe('access to the console', () => {
  test.each(pages)('%s responds with 404 to a member', async (path, loader, params) => {
    startBackend()
    expect((await catchResponse(() => loader(loaderArgs(path, { params })))).status).toBe(404)
  })

  test.each(pages)('%s redirects to the second factor until it is set up', async (path, loader, params) => {
    startReader(false)
    const answer = await catchResponse(() => loader(loaderArgs(`/en${path}`, { params })))
    expect(answer.headers.get('location')).toBe('/en/collective/security')
  })

  test('member pages respond with 404 to a collective body, and the home page redirects to its console', async () => {
    startReader()
    const arrive = (path: string) => catchResponse(() => memberShell(loaderArgs(path)))
    for (const path of ['/zones', '/usage/2026-11', '/account', '/settings'])
      expect((await arrive(path)).status).toBe(404)
    expect((await arrive('/')).headers.get('location')).toBe('/collective')
  })

  test('the frame shows the name of the collective body', async () => {
    startReader()
    expect(await shell(loaderArgs('/collective'))).toMatchObject({ body: 'Lembaga Contoh', ready: true })
  })
})

describe('a month', () => {
  test('defaults to the newest one with a report', async () => {
    startReader()
    const open = (path: string, loader: typeof overview | typeof reports) =>
      catchResponse(() => loader(loaderArgs(path)))
    expect((await open('/collective', overview)).headers.get('location')).toBe('/collective/2026-10')
    const files = await open('/en/collective/files', reports)
    expect(files.headers.get('location')).toBe('/en/collective/files/2026-10')
  })

  test('shows its coverage and files', async () => {
    startReader()
    const found = await overview(loaderArgs('/collective/2026-10', { params: { month: '2026-10' } }))
    expect(found.overview).toMatchObject({ totals: { units: 1 }, groups: [{ coverage: 0.75 }] })
    expect(found.report.versions[0]?.files[0]).toMatchObject({ format: 'csv', sha256: 'd3'.repeat(32) })
  })

  test.each(['2026-13', 'x', '1999-01'])('responds with 404 if it is invalid: %s', async month => {
    startReader()
    const run = () => overview(loaderArgs(`/collective/${month}`, { params: { month } }))
    expect((await catchResponse(run)).status).toBe(404)
  })
})

test('the signature of a browser is stored with the end of its line; one of an older checkpoint is named as such', async () => {
  const { calls, server } = startReader()
  const signed = {
    size: '12',
    key: 'browser/5b06e9d1+0a1b2c3d+BA==',
    cosignature: '\u2014 browser/5b06e9d1 AA==',
  }
  const args = { ...actionArgs('/en/collective/files/2026-10', signed), params: { month: '2026-10' } }
  const send = async () => {
    const answer = await signLog({ ...args, request: args.request.clone() })
    expect(answer).toBeInstanceOf(Response)
    const { headers } = answer as Response // asserted above
    expect(headers.get('location')).toBe('/en/collective/files/2026-10')
    const notice = await consumeNotice(
      new Request(args.request.url, { headers: { cookie: headers.get('set-cookie') ?? '' } }),
    )
    return notice.notice?.key
  }
  server.use(respond(collectiveLog.addCosignature, undefined))
  expect(await send()).toBe('collective.witness.signed')
  const { body } = calls.findLast(({ method }) => method === 'POST') ?? {}
  expect(body).toEqual({ ...signed, size: 12, cosignature: `${signed.cosignature}\n` })
  server.use(respond(collectiveLog.addCosignature, respondWithFieldError('size', 'validation.invalid')))
  expect(await send()).toBe('collective.witness.outdated')
})

describe('a file', () => {
  const fetchFile = (path: string) =>
    download(loaderArgs(`/collective/download/${path}`, { params: { '*': path } }))

  const { report, month, log, checkpoints } = sampleCollectiveFiles

  test.each([
    ['reports/2026-10/1/csv', '/collective/months/2026-10/versions/1/files/csv', report.name],
    ['months/2026-10', '/collective/months/2026-10/archive', month.name],
    ['logs/2026-10-01', '/collective/logs/2026-10-01', log.name],
    ['checkpoints', '/collective/checkpoints', checkpoints.name],
    [`proofs/${line}`, `/collective/plays/${line}/proof`, `usage-proof-${line}.json`],
  ])('%s is downloaded from %s as %s', async (path, called, name) => {
    const { calls } = startReader()
    const answer = await fetchFile(path)
    expect(calls.at(-1)?.path).toBe(called)
    expect(answer.headers.get('content-disposition')).toContain(name)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).not.toBe('')
  })

  test.each([
    '',
    'reports',
    'reports/2026-10/0/csv',
    'reports/2026-10/1',
    'reports/2026-10/1/x',
    'logs',
    'a/b',
  ])('%j responds with 404', async path => {
    startReader().server.use(respond(collectiveMonths.openReportFile, respondWithError(404)))
    expect((await catchResponse(() => fetchFile(path))).status).toBe(404)
  })
})

describe('the search', () => {
  test('lists venues and works, and redirects to a play by its number', async () => {
    const { calls, server } = startReader()
    const find = (q: string) => search(loaderArgs(`/collective/search?q=${encodeURIComponent(q)}`))
    expect((await find('braga')).found).toMatchObject({
      venues: { data: [{ id: unit }] },
      works: { data: [{ title: sampleWork.title }] },
    })
    expect(calls.at(-1)?.query).toContain('q=braga')
    const nothing = { data: [], more: false }
    server.use(respond(collectiveVenues.search, { venues: nothing, works: nothing, play: line }))
    expect((await catchResponse(() => find(line))).headers.get('location')).toBe(`/collective/plays/${line}`)
    expect(await find('')).toEqual({ text: '', found: null })
  })

  test('finds and verifies a play by its number, even in capitals', async () => {
    startReader()
    const check = (number: string) =>
      play(loaderArgs(`/collective/plays?number=${encodeURIComponent(number)}`))
    const answer = await catchResponse(() => check(` ${line.toUpperCase()} `))
    expect(answer.headers.get('location')).toBe(`/collective/plays/${line}`)
    expect(await check('x')).toMatchObject({ play: null, typed: 'x' })
    const found = await play(loaderArgs(`/collective/plays/${line}`, { params: { id: line } }))
    expect(found.play?.proof).toMatchObject({ failure: null })
  })

  test('filters and sorts the list of venues; a city of another province than the chosen one is left out', async () => {
    const { calls } = startReader()
    const list = async (query: string) => {
      const found = await venues(loaderArgs(`/collective/venues?month=2026-10&${query}`))
      const { query: sent } = calls.findLast(({ path }) => path === '/collective/venues') ?? {}
      return { found, sent: new URLSearchParams(sent) }
    }
    const { sent } = await list('province=32&city=32.73&industry=hotel&only=late&q=braga&sort=-name')
    expect(Object.fromEntries(sent)).toMatchObject({
      ...{ province: '32', city: '32.73', industry: 'hotel', only: 'late', q: 'braga', sort: '-name' },
    })
    expect((await list('province=31&city=32.73')).sent.get('city')).toBe(null)
    expect((await list('city=32.73')).found.filter).toMatchObject({ province: '32', city: '32.73' })
    const { found } = await list('only=x&sort=id&province=3&month=2026-13')
    expect(found.ignored.sort()).toEqual(['month', 'only', 'province', 'sort'])
  })

  test('filters the plays of a venue and lists invalid parameters as ignored', async () => {
    const { calls } = startReader()
    const url = `/collective/venues/${unit}?month=2026-11&q=hujan&day=2026-02-31`
    const { ignored, usage } = await venue(loaderArgs(url, { params: { id: unit } }))
    expect(ignored).toEqual(['day'])
    expect(usage.data[0]).not.toHaveProperty('playlist')
    expect(calls.find(({ path }) => path.includes('/collective/venues/'))?.query).toContain('q=hujan')
  })
})

describe('the access log', () => {
  const filter = 'kind=search&reader=nadia%40contoh.test&from=2026-11-01&until=2026-11-30&q=kafe'
  const empty = { page: 2, page_size: 25, page_count: 2, total: 26 }

  test('is filtered by what is known, and names what it ignored', async () => {
    const { server, calls } = startReader()
    server.use(
      respond(collectiveReads.listReads, { data: [], pagination: empty, readers: ['nadia@contoh.test'] }),
    )
    const found = await reads(loaderArgs(`/collective/access-log?${filter}&page=2`))
    expect(Object.fromEntries(new URLSearchParams(calls.at(-1)?.query))).toMatchObject({
      ...Object.fromEntries(new URLSearchParams(filter)),
      page: '2',
    })
    expect(found).toMatchObject({ readers: ['nadia@contoh.test'], ignored: [], isFiltered: true })
    const other = await reads(loaderArgs('/collective/access-log?kind=x&from=2026-02-30'))
    expect(other).toMatchObject({ ignored: ['kind', 'from'], isFiltered: false })
  })

  test.each([
    ['', 'semicolon'],
    ['/en', 'comma'],
  ])('is exported with the same filter and the separator of the language (%s)', async (prefix, separator) => {
    const { server, calls } = startReader()
    const type = 'text/csv; charset=utf-8'
    server.use(respond(collectiveReads.exportReads, { name: 'access-log.csv', type, content: 'at;kind' }))
    const answer = await exportReads(loaderArgs(`${prefix}/collective/access-log/export?${filter}`))
    expect(Object.fromEntries(new URLSearchParams(calls.at(-1)?.query))).toEqual({
      ...Object.fromEntries(new URLSearchParams(filter)),
      separator,
    })
    expect(answer.headers.get('content-disposition')).toContain('access-log.csv')
    expect(await answer.text()).toBe('at;kind')
  })
})
