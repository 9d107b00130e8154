import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectDashboardFigures, type UnitRow } from '#tests/dashboard-figures'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import {
  addScheduledPlaylist,
  addZones,
  joinOrganisation,
  prepareForReaders,
  type Row,
} from '#tests/query-plan-records'
import { findFullTableScans, listStatements } from '#tests/query-plan-scans'

let backend: Backend
let owner: string
let limited: string
let unit: string
let units: UnitRow[]
let limitedUnits: UnitRow[]
let order: string
let playlist: string
let reader: string

beforeAll(async () => {
  backend = await startBackend()
  const { db } = backend.strapi
  const { seedLarge } = loadCompiled(() => import('#seed/large/index'))
  // PostgreSQL scans small tables sequentially.
  const size = { organisations: 60, units: 4_000, chain: 200, people: 180, ordersPerUnit: 2, entries: 4_000 }
  await seedLarge(backend.strapi, size)
  const organisation: Row = await db
    .query('api::organisation.organisation')
    .findOne({ where: { name: 'Perusahaan Contoh 002' } })
  units = await db.query('api::business-unit.business-unit').findMany({
    where: { organisation_id: organisation.id, deleted_at: null },
    populate: { current_subscription: true },
  })
  limitedUnits = units.slice(0, 30)
  unit = units[0]?.documentId ?? ''
  await addZones(backend)
  owner = await joinOrganisation(backend, { organisation, role: 'owner', units: null })
  playlist = await addScheduledPlaylist(backend, owner)
  limited = await joinOrganisation(backend, { organisation, role: 'auditor', units: limitedUnits })
  reader = await prepareForReaders(backend)
  const { body } = await backend.call('GET', '/orders', { token: owner })
  order = body.data[0].documentId
  // Otherwise the statements of a scheduled job could be attributed to a call.
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
}, 300_000)
afterAll(() => backend.stop())

const getScans = async (path: string, token: string) => {
  const { statements, found } = await findFullTableScans(backend, async () => {
    const { status, text } = await backend.call('GET', path, { token })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  })
  expect(statements).toBeGreaterThan(1)
  return found
}

const lists = [
  '/users/me',
  '/dashboard',
  ...['name', '-name', 'created_at', '-created_at', 'expired_date', '-expired_date'].map(
    sort => `/business-units?sort=${sort}&page=3`,
  ),
  ...['active', 'expiring', 'grace', 'expired', 'suspended', 'awaiting-payment', 'none'].map(
    state => `/business-units?state=${state}`,
  ),
  '/business-units?industry=hotel',
  '/business-units?city=31.71',
  '/business-units?package=small-room',
  '/business-units?q=outlet+contoh+j',
  '/business-units?q=0001&state=expired&industry=cinema&sort=-expired_date',
  '/business-units/export',
  '/orders?page=4',
  '/orders?state=paid&kind=renewal&from=2026-01-01&until=2026-12-31',
  '/orders?state=awaiting-payment',
  '/subscriptions?page=2',
  '/members?q=sa&active=true',
  '/members?role=finance',
  '/invitations',
  '/audit-entries?page=3',
  '/audit-entries?kind=business-unit&from=2026-01-01&to=2026-12-31',
  '/audit-entries?person=staff',
  '/account/sessions',
  '/account/consents',
  '/organisation',
  '/playlists?industry=hotel',
  '/playlists?kind=own&q=pagi',
  '/curated-playlists?q=kopi&artist=trio&mood=calm',
  '/tracks?q=kopi+pagi&genre=swing',
  '/zones?page=3',
  '/zones?state=not-paired&q=zona',
  '/licences?page=3',
  '/licences?state=expired&q=zona',
  '/usage/2026-11?page=2',
  '/usage/2026-11?q=senja',
]

test.each(lists)(
  '%s performs no full scan of a large table for a member with access to all units',
  async path => {
    expect(await getScans(path, owner)).toEqual([])
  },
)

test.each(lists.filter(path => !path.endsWith('/export')))(
  '%s performs no full scan of a large table for a member with access to some units',
  async path => {
    expect(await getScans(path, limited)).toEqual([])
  },
)

test.each([
  '/overview/2026-11',
  '/venues?month=2026-11&page=3',
  '/venues?month=2026-11&city=31.71',
  '/search?q=outlet+contoh+j',
  '/search?q=senja+ayu',
  '/search?q=contoh+menteng+jakarta',
  '/search?q=T-034.524.680-1',
  '/search?q=C0123',
  '/venues?month=2026-11&province=31&industry=hotel&only=late&q=kafe&sort=-name',
  '/works/senja?month=2026-11&page=2',
  '/late-devices?page=3',
  '/months/2026-11',
  '/reads?page=2',
  '/reads?kind=search&reader=nadia%40contoh.test&from=2026-11-01&until=2026-11-30&q=kafe',
  '/reads/export?kind=search',
])('/collective%s performs no full scan of a large table', async path => {
  expect(await getScans(`/collective${path}`, reader)).toEqual([])
})

test('reads with the key of a collective body perform no full scan of a large table', async () => {
  const scopes = ['reports:read', 'plays:read', 'venues:read', 'works:read']
  const body = { key_name: 'Gudang', scopes, valid_days: '30' }
  const key = (await backend.call('POST', '/collective/keys', { token: reader, body })).body.token
  for (const path of ['/months', '/months/2026-11', '/venues?month=2026-11&cursor=MjA'])
    expect(await getScans(`/public-api/collective${path}`, key)).toEqual([])
})

test('a venue of any customer is shown to a collective body without a full scan of a large table', async () => {
  for (const query of ['', '&q=senja', '&day=2026-11-20'])
    expect(await getScans(`/collective/venues/${unit}?month=2026-11${query}`, reader)).toEqual([])
  expect(await getScans(`/collective/venues/${unit}/record?month=2026-11`, reader)).toEqual([])
})

test('the pages of a unit and an order perform no full scan of a large table', async () => {
  for (const token of [owner, limited]) {
    expect(await getScans(`/business-units/${unit}`, token)).toEqual([])
    expect(await getScans(`/business-units/${unit}/ordering`, token)).toEqual([])
    expect(await getScans(`/orders?business_unit=${unit}`, token)).toEqual([])
  }
  expect(await getScans(`/orders/${order}`, owner)).toEqual([])
})

test('the uses of a playlist and the repetition of a zone are read without a full scan of a large table', async () => {
  for (const token of [owner, limited])
    expect(await getScans(`/playlists/${playlist}/uses`, token)).toEqual([])
  expect(await getScans(`/zones/zone${unit}/repetition`, owner)).toEqual([])
})

test('the pages of a zone and the calls of its device perform no full scan of a large table', async () => {
  const zone = `zone${unit}`
  for (const path of ['', '/schedule', '/week?from=2026-11-23', '/preview?at=2026-11-24T10:00:00Z'])
    expect(await getScans(`/zones/${zone}${path}`, owner)).toEqual([])
  for (const path of [`/zones/${zone}/remote-passes`, '/remote-requests', `/usage/2026-11?zone=${zone}`])
    expect(await getScans(path, owner)).toEqual([])
  const { listBundles } = loadCompiled(() => import('#src/playback/zone/bundle'))
  const { listPendingCommands } = loadCompiled(() => import('#src/playback/command/row'))
  const { found } = await findFullTableScans(backend, async () => {
    await listBundles([{ zone, player: 'nobody' }])
    await listPendingCommands()
  })
  // Commands of all zones are looked up by time.
  expect(found.filter(scan => !scan.includes('commands_created_index'))).toEqual([])
})

test('the hourly jobs perform no full scan of a large table', async () => {
  const { expireOrders } = loadCompiled(() => import('#src/billing/order/expire'))
  const { resumeImports } = loadCompiled(() => import('#src/customers/unit-import/run'))
  const { statements, found } = await findFullTableScans(backend, async () => {
    await expireOrders()
    await resumeImports()
  })
  expect(statements).toBeGreaterThan(1)
  // These queries find due records of all customers by date.
  expect(
    found.filter(scan => !/orders_state_pay_before_index|unit_imports_state_beat_index/.test(scan)),
  ).toEqual([])
})

async function listRequestStatements(path: string, token: string) {
  const found = await listStatements(backend, () => backend.call('GET', path, { token }))
  return found.filter(text => !text.includes('pgboss.'))
}

test.each([
  ['/users/me', 2],
  ['/dashboard', 11],
  ['/business-units?page=2', 4],
  ['/orders?page=2', 4],
  ['/invitations', 4],
  ['/organisation', 4],
  ['/subscriptions', 6],
  ['/members', 8],
  ['/playlists', 8],
  ['/licences', 10],
  ['/zones', 16],
  ['/zones/counts', 2],
  ['/zones/regions', 2],
])('%s needs at most %d statements, one of which authenticates the member', async (path, most) => {
  for (const token of [owner, limited]) {
    // This call also stores that the session was used, which happens once a minute.
    await backend.call('GET', path, { token })
    let statements = await listRequestStatements(path, token)
    // A job that ran at the same time adds its own statements.
    if (statements.length > most) statements = await listRequestStatements(path, token)
    expect(statements.filter(text => /\b(sessions|up_roles|up_permissions)\b/.test(text))).toHaveLength(1)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
  }
})

test('the dashboard adds up the units and orders that a member can see', async () => {
  await expectDashboardFigures(backend, owner, units)
  await expectDashboardFigures(backend, limited, limitedUnits)
})
