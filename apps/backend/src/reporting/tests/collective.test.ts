import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollectiveUser, createReportsOn } from '#tests/collective'
import { createCustomer } from '#tests/customers'
import { addPlaylistWithTrack } from '#tests/devices'
import { sealUsage } from '#tests/former-seals'
import { type Backend, loadCompiled } from '#tests/harness'
import { findLicence } from '#tests/licences'
import { loadMigration } from '#tests/migrations'
import { createRemoteVenue } from '#tests/remote-passes'
import { getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createRemoteVenue>>
let reader: Awaited<ReturnType<typeof createCollectiveUser>>
let track: string

const rows = (table: string) => backend.strapi.db.connection(table)
const day = 86_400_000
const april = 31

/** The month in Jakarta. */
const toMonth = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 7)

/** Computes the coverage of the month that contains `now`, even if it was already computed that day. */
const refresh = (now: number) =>
  loadCompiled(() => import('#src/reporting/usage-coverage/refresh')).refreshMonthCoverage(toMonth(now), now)

/** Extends the subscription to cover the period of the tests. */
async function extendSubscription() {
  const unit = await rows('business_units').where({ document_id: owner.unit }).first('id', 'time_zone')
  await rows('subscriptions')
    .where({ business_unit_id: unit.id })
    .update({ expired_date: new Date(getNoon(365)) })
  await rows('licensed_periods').update({ until_at: getNoon(365) })
  return unit.id as number
}

beforeAll(async () => {
  backend = await startBackendWithPackages()
  track = (await addPlaylistWithTrack(backend)).track
  owner = await createRemoteVenue(backend)
  await extendSubscription()
  // 100 plays of three minutes, although they begin within two minutes, report five of the day's fourteen
  // opening hours.
  await storePlays(backend, { zone: owner.zone, track }, 100, getNoon(2))
  await storePlays(backend, { zone: owner.zone, track }, 10, getNoon(9))
  await createReportsOn(backend, april + 2)
  await refresh(getNoon(10))
  reader = await createCollectiveUser(backend)
}, 420_000)
afterAll(() => backend.stop())

const get = (path: string, token = reader.token) => backend.call('GET', `/collective${path}`, { token })
const lastRead = () => rows('collective_reads').orderBy('id', 'desc').first()

test('the totals of the overview add up, and the lowest coverage comes first', async () => {
  const { body } = await get('/overview/2031-03')
  const zones = owner.zones.length
  // Ten days have ended, and every licensed zone was open for fourteen hours on each.
  const open = zones * 10 * 14 * 3600
  expect(body.totals).toMatchObject({ units: 1, zones, licences: zones, plays: 110, open_seconds: open })
  expect(body.totals.reported_seconds).toBeCloseTo(110 * 180.25, 3)
  expect(body.totals.coverage).toBeCloseTo((110 * 180.25) / open, 9)
  expect(body).toMatchObject({ by: 'province', groups: [{ units: 1, plays: 110 }] })
  expect(body.coverage_through).toBe('2031-03-10')
  expect(await lastRead()).toMatchObject({ kind: 'overview', subject: '2031-03', reader: reader.email })
  expect((await get('/overview/2031-13')).status).toBe(404)
  const venues = (await get('/venues?month=2031-03')).body
  expect(venues.data).toMatchObject([{ documentId: owner.unit, plays: 110 }])
  expect(venues.meta.pagination.total).toBe(1)
})

test('coverage is grouped by province, city and industry, and the list of venues is filtered by each', async () => {
  const codeBy = async (by: string) => {
    const { groups } = (await get(`/overview/2031-03?by=${by}`)).body
    expect(groups).toMatchObject([{ units: 1, plays: 110 }])
    return groups[0].group.code as string
  }
  const [province, city, industry] = [
    await codeBy('province'),
    await codeBy('city'),
    await codeBy('industry'),
  ]
  expect(city.startsWith(`${province}.`)).toBe(true)
  expect((await get('/overview/2031-03?by=planet')).status).toBe(400)
  const count = async (query: string) => {
    const { body, status } = await get(`/venues?month=2031-03&${query}`)
    expect(status).toBe(200)
    expect(body.meta.pagination.total).toBe(body.data.length)
    return body.data.length
  }
  const unit = await rows('business_units').where({ document_id: owner.unit }).first()
  const { cid, name } = unit
  for (const query of [
    ...[
      `province=${province}`,
      `city=${city}`,
      `industry=${industry}`,
      'only=unsigned',
      'only=late',
      `q=${cid}`,
    ],
    `q=${encodeURIComponent(String(name).slice(1, 5).toUpperCase())}`,
    `province=${province}&city=${city}&industry=${industry}&q=${cid}&sort=-name`,
  ])
    expect(await count(query)).toBe(1)
  for (const query of ['province=11', 'city=11.01', 'industry=none', 'only=rejected', 'q=%25'])
    expect([query, await count(query)]).toEqual([query, 0])
  for (const sort of ['coverage', 'name', 'zones', 'reported', 'late', 'rejected'])
    for (const sign of ['', '-']) expect(await count(`sort=${sign}${sort}`)).toBe(1)
  expect((await get('/venues?month=2031-03&sort=id')).status).toBe(400)
})

test('what the log says about a venue has the indexes of its entries, and no names of people', async () => {
  const at = getNoon(3)
  const zone = await rows('zones').where({ document_id: owner.zone }).first()
  const player_id = (await rows('players').where({ zone_id: zone.id }).first('id'))?.id ?? 0
  const rejected = { zone_id: zone.id, player_id, reason: 'before-pairing', started_at: at, received_at: at }
  await rows('play_rejections').insert({ ...rejected, hash: 'ab'.repeat(32) })
  await rows('play_rejection_months').insert({
    zone_id: zone.id,
    month: '2031-03',
    reason: rejected.reason,
    plays: 3,
  })
  const { body, text, status } = await get(`/venues/${owner.unit}/record?month=2031-03`)
  expect(status).toBe(200)
  const unit = await rows('business_units').where({ document_id: owner.unit }).first()
  expect(body.measures[0]).toMatchObject({ industry: unit.industry, area_size: Number(unit.area_size) })
  expect(await lastRead()).toMatchObject({ kind: 'venue-record', subject: `2031-03, ${unit.name}` })
  const now = (await get(`/venues/${owner.unit}/record?month=${toMonth(Date.now())}`)).body
  expect(now.licences).toHaveLength(owner.zones.length)
  expect(now.licences[0].periods).toHaveLength(1)
  expect(body.licences).toEqual([])
  const indexes = [...body.measures, ...now.licences, ...now.devices].map(({ index }) => index)
  expect(
    await rows('log_entries').whereIn('index', indexes).whereIn('type', ['venue', 'licence', 'device']),
  ).toHaveLength(new Set(indexes).size)
  expect(body.rejections).toMatchObject({
    counts: [{ reason: 'before-pairing', plays: 3 }],
    data: [{ zone: zone.name, reason: 'before-pairing', sha256: 'ab'.repeat(32) }],
  })
  for (const value of [unit.company_email, unit.npwp, unit.contact_name])
    if (value) expect(text).not.toContain(value)
  expect((await get(`/venues/${owner.unit}/record?month=2031-13`)).status).toBe(404)
  expect((await get('/venues/unknown/record?month=2031-03')).status).toBe(404)
  expect(
    (
      await backend.call('GET', `/collective/venues/${owner.unit}/record?month=2031-03`, {
        token: owner.token,
      })
    ).status,
  ).toBe(403)
  expect((await get('/overview/2031-03')).body.rejections).toEqual([{ reason: 'before-pairing', plays: 3 }])
})

test('opening hours entered by members replace the default ones', async () => {
  const week = Array.from({ length: 7 }, () => ({ from_minute: 600, until_minute: 900 }))
  const units = rows('business_units').where({ document_id: owner.unit })
  await units.clone().update({ opening_hours: JSON.stringify(week) })
  await refresh(getNoon(11))
  const { body } = await get('/overview/2031-03')
  expect(body.totals.open_seconds).toBe(owner.zones.length * 11 * 5 * 3600)
  // On the first day, one zone played for longer than its opening hours, so only five hours count.
  expect(body.totals.reported_seconds).toBeCloseTo(5 * 3600 + 10 * 180.25, 3)
  await units.update({ opening_hours: null })
})

test('the search finds venues, licences, works, composers and recordings', async () => {
  const search = async (q: string) => (await get(`/search?q=${encodeURIComponent(q)}`)).body
  const { name } = await rows('business_units').where({ document_id: owner.unit }).first('name')
  const [word = ''] = String(name).split(' ').reverse()
  const venue = [{ documentId: owner.unit, name }]
  expect((await search(word.slice(0, 4).toUpperCase())).venues.data).toMatchObject(venue)
  const { code } = await findLicence(backend, owner.zone)
  expect((await search(code.toLowerCase())).venues.data).toMatchObject(venue)
  for (const q of ['lagu PAGI', 'ayu', 'artis contoh'])
    expect((await search(q)).works.data).toMatchObject([{ id: track, title: 'Lagu pagi' }])
  expect(await lastRead()).toMatchObject({ kind: 'search', subject: 'artis contoh' })
  const nothing = { data: [], more: false }
  for (const q of ['tidak ada', '%', 'ID-ABC-31-00001'])
    expect(await search(q)).toEqual({ venues: nothing, works: nothing, play: null })
  expect((await get(`/search?q=${'a'.repeat(101)}`)).status).toBe(400)
  const play = (await rows('plays').first('play_id')).play_id
  expect((await search(play.toUpperCase())).play).toBe(play)
  expect((await get(`/works/${track}?month=2031-03`)).body).toMatchObject({
    work: { title: 'Lagu pagi', composers: ['Ayu Contoh'] },
    totals: { plays: 110, venues: 1 },
    data: [{ documentId: owner.unit, plays: 110 }],
  })
})

test('the search finds a venue by its city, province and CID, and says by what', async () => {
  const search = async (q: string) => (await get(`/search?q=${encodeURIComponent(q)}`)).body.venues.data
  const unit = await rows('business_units')
    .where({ document_id: owner.unit })
    .first('name', 'cid', 'city', 'province')
  const { findRegion } = loadCompiled(() => import('#src/customers'))
  for (const field of ['city', 'province'] as const) {
    const { name: value } = (await findRegion(unit[field])) ?? { name: '' }
    expect(await search(value)).toMatchObject([{ documentId: owner.unit, matches: [{ field, value }] }])
    expect(await search(`${unit.name} ${value}`)).toMatchObject([{ matches: [{ field, value }] }])
  }
  for (const q of [unit.cid, unit.cid.toLowerCase().slice(0, 6)])
    expect(await search(q)).toMatchObject([{ matches: [{ field: 'cid', value: unit.cid }] }])
  const { code } = await findLicence(backend, owner.zone)
  expect(await search(code.toLowerCase())).toMatchObject([{ matches: [{ field: 'licence', value: code }] }])
  expect(await search(unit.name)).toMatchObject([{ matches: [] }])
  await backend.strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { documentId: owner.unit }, data: { province: '51', city: '51.71' } })
  expect(await search('denpasar')).toMatchObject([{ documentId: owner.unit }])
  await backend.strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { documentId: owner.unit }, data: { province: unit.province, city: unit.city } })
  expect(await search('denpasar')).toEqual([])
})

/** Adds a revision of a work with everything that it is found by. */
const addRevision = (revision: number, credits: object) =>
  backend.strapi.db.query('api::track-revision.track-revision').create({
    data: {
      ...{ track: 'kidung', revision, key: `kidung.${revision}`, title: 'Kidung senja' },
      ...{ artists: ['Trio Contoh'], composers: ['Rara Contoh'], arrangers: [], publishers: [] },
      ...{ duration_ms: 180_000, sha256: 'b'.repeat(64), bytes: 1_000, mime: 'audio/mpeg' },
      ...credits,
    },
  })

test('the search finds a work by its ISWC and publisher, and by credits from before a correction', async () => {
  await addRevision(1, { publishers: ['Pustaka Nada'], iswc: 'T0345246801', isrc: 'IDA012600002' })
  await addRevision(2, { publishers: ['Kolektif Nusantara'], iswc: 'T0345246801' })
  const search = async (q: string) => (await get(`/search?q=${encodeURIComponent(q)}`)).body.works.data
  const iswc = [{ id: 'kidung', matches: [{ field: 'iswc', value: 'T0345246801' }] }]
  for (const q of ['T-034.524.680-1', 't0345246801', 'T-034524680-1', '034.524.680-1'])
    expect(await search(q)).toMatchObject(iswc)
  expect(await search('T-034.524.680-2')).toEqual([])
  const found = (field: string, value: string | null) => [{ id: 'kidung', matches: [{ field, value }] }]
  expect(await search('nusantara')).toMatchObject(found('publisher', 'Kolektif Nusantara'))
  expect(await search('kidung rara')).toMatchObject(found('composer', 'Rara Contoh'))
  expect(await search('pustaka')).toMatchObject(found('former', null))
  expect(await search('ID-A01-26-00002')).toMatchObject(found('isrc', 'IDA012600002'))
  expect(await search('senja kidung')).toMatchObject([{ id: 'kidung', matches: [] }])
})

test('works and venues that were indexed by a former version are found by their new terms after the migration', async () => {
  const { indexMissingVenues, indexMissingWorks } = loadCompiled(() => import('#src/reporting'))
  await loadMigration('2026.12.01T04.10.00.more-search-terms').up(backend.strapi.db.connection)
  await indexMissingVenues()
  // Fewer than the revisions of one work.
  await indexMissingWorks(1)
  for (const q of ['pustaka', 'nusantara'])
    expect((await get(`/search?q=${q}`)).body.works.data).toHaveLength(1)
  expect((await get('/search?q=T0345246801')).body.works.data).toHaveLength(1)
  const { cid } = await rows('business_units').where({ document_id: owner.unit }).first('cid')
  expect((await get(`/search?q=${cid}`)).body.venues.data).toHaveLength(1)
})

test('the search finds a renamed venue by its new name', async () => {
  await backend.strapi
    .documents('api::business-unit.business-unit')
    .update({ documentId: owner.unit, data: { name: 'Wisma Kenanga' } as never })
  expect((await get('/search?q=kenanga')).body.venues.data).toMatchObject([{ documentId: owner.unit }])
})

test('a venue of an SQL import without a CID and a place is indexed by its name', async () => {
  const { organisation_id } = await rows('business_units').where({ document_id: owner.unit }).first()
  const [{ id }] = await rows('business_units')
    .insert({ document_id: 'imported', name: 'Wisma Impor', organisation_id })
    .returning('id')
  await loadCompiled(() => import('#src/reporting/usage-search/index-venues')).indexMissingVenues()
  expect(await rows('venue_terms').where({ subject: String(id) })).not.toEqual([])
  await rows('business_units').where({ id }).delete()
})

test('a venue is shown with its zones, licences and plays, but no personal data', async () => {
  const { body, text } = await get(`/venues/${owner.unit}?month=2031-03&page_size=100`)
  expect(body.venue.zones[0]).toMatchObject({
    documentId: owner.zone,
    plays: 110,
    licence: { state: 'active' },
  })
  expect(body.data).toHaveLength(100)
  expect(body.meta.pagination.total).toBe(110)
  expect(body.data[0]).not.toHaveProperty('playlist')
  expect((await get(`/venues/${owner.unit}?month=2031-03&q=ayu&day=2031-03-03`)).body.data.length).toBe(10)
  const me = (await backend.call('GET', '/users/me', { token: owner.token })).body
  const unit = await rows('business_units').where({ document_id: owner.unit }).first()
  for (const value of [me.email, me.documentId, me.mobile_number, unit.company_email, unit.npwp])
    expect(text).not.toContain(value)
  const other = await createCustomer(backend)
  const foreign = other.order.business_unit.documentId
  expect((await get(`/venues/${foreign}?month=2031-03`)).body.meta.pagination.total).toBe(0)
  expect((await get(`/venues/${foreign}?month=2031-03&zone=${owner.zone}`)).status).toBe(404)
  expect((await get('/venues/unknown?month=2031-03')).status).toBe(404)
})

test('the files match the checksums in the report, and downloads are logged', async () => {
  const { body } = await get('/months/2031-03')
  const [version] = body.versions
  expect(version).toMatchObject({ version: 1, kind: 'final', plays: 110 })
  expect(body.log).toMatchObject({ origin: expect.stringContaining('/usage'), size: expect.any(Number) })
  expect(body.seals).toEqual([])
  for (const { format, sha256, bytes, name } of version.files) {
    const path = `/months/2031-03/versions/1/files/${format}`
    const file = await fetch(`${backend.origin}/api/collective${path}`, {
      headers: { authorization: `Bearer ${reader.token}` },
    })
    const content = Buffer.from(await file.arrayBuffer())
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    expect(content).toHaveLength(bytes)
    expect(await lastRead()).toMatchObject({ kind: 'report-file', subject: name })
  }
  const downloads = await rows('usage_report_downloads').select('reader')
  expect(downloads.map(one => one.reader)).toContain(`Lembaga Contoh, ${reader.email}`)
  expect((await get('/months/2031-03/versions/2/files/csv')).status).toBe(404)
  expect((await get('/months/2031-03/versions/1/files/x')).status).toBe(404)
})

test('days that were sealed before there was a usage log can still be downloaded', async () => {
  await sealUsage(getNoon(april + 2))
  const [seal] = (await get('/months/2031-03')).body.seals.filter(({ size }: { size: number }) => size > 0)
  const log = await get(`/logs/${seal.day}`)
  expect(log.text.trimEnd().split('\n')).toHaveLength(101)
  expect((await get('/logs/2031-02-31')).status).toBe(404)
  expect((await get('/checkpoints')).text).toContain('checkpoint')
})

test('a collective body sees what was sent to its own destinations', async () => {
  const delivered_at = getNoon(april + 2)
  const add = async (name: string, body: object) => {
    const data = { name, kind: 'https', address: 'https://example.com/usage', new_secret: 'x'.repeat(24) }
    const uid = 'api::report-delivery.report-destination'
    const { status, body: created } = await reader.panel.create(uid, { ...data, formats: 'csv', ...body })
    expect(status).toBe(201)
    await rows('report_deliveries').insert({
      document_id: `delivery${name}`.padEnd(24, '0').slice(0, 24),
      destination: created.data.documentId,
      report_id: 1,
      format: 'csv',
      state: 'delivered',
      attempts: 2,
      receipt: 'HTTP 200 Receipt 4711',
      created_at: delivered_at,
      delivered_at,
    })
  }
  await add('Own', { body: { connect: [{ documentId: reader.body }] } })
  await add('Staff', {})
  const [version] = (await get('/months/2031-03')).body.versions
  expect(version.deliveries).toMatchObject([
    {
      id: expect.any(String),
      destination: 'Own',
      format: 'csv',
      state: 'delivered',
      attempts: 2,
      error: null,
      receipt: 'HTTP 200 Receipt 4711',
      created_at: new Date(delivered_at).toISOString(),
      delivered_at: new Date(delivered_at).toISOString(),
    },
  ])
  const other = await createCollectiveUser(backend)
  expect((await get('/months/2031-03', other.token)).body.versions[0].deliveries).toEqual([])
})

test('a proof can be downloaded for a line of any venue', async () => {
  const [line] = (await get(`/venues/${owner.unit}?month=2031-03`)).body.data
  const { data } = (await get(`/plays/${line.id}`)).body
  expect(data).toMatchObject({ business_unit: { documentId: owner.unit }, proof: { failure: null } })
  expect(data).not.toHaveProperty('playlist')
  const file = await get(`/plays/${line.id}/proof`)
  expect(JSON.parse(file.body.entry).play_id).toBe(line.id)
  expect(await lastRead()).toMatchObject({ kind: 'proof', subject: line.id })
  expect((await get('/plays/0b5f6f0e-6f5a-4a51-9a45-3f8f3a3c7a10')).status).toBe(404)
})

test('devices that have stopped reporting are listed until they report again', async () => {
  const { id } = await rows('zones').where({ document_id: owner.zone }).first('id')
  const { player_id } = await rows('leases').where({ zone_id: id }).first('player_id')
  const seen_at = Date.now() - 5 * day
  await rows('zone_statuses').where({ zone_id: id }).delete()
  await rows('zone_statuses').insert({
    zone_id: id,
    player_id,
    connected: false,
    state_since: seen_at,
    seen_at,
    errors: '[]',
  })
  await refresh(Date.now())
  const { body } = await get('/late-devices')
  expect(body.data).toMatchObject([{ zone: { documentId: owner.zone }, days: 5 }])
  const overview = await get(`/overview/${toMonth(Date.now())}`)
  expect(overview.body.late.total).toBe(1)
  await rows('zone_statuses').where({ zone_id: id }).update({ seen_at: Date.now() })
  expect((await get('/late-devices')).body.meta.pagination.total).toBe(0)
  // A device that has never connected since it was paired is late as well.
  await rows('zone_statuses').where({ zone_id: id }).delete()
  await rows('players')
    .where({ id: player_id })
    .update({ paired_at: Date.now() - 4 * day })
  await refresh(Date.now())
  const never = await get('/late-devices')
  expect(never.body.data).toMatchObject([{ zone: { documentId: owner.zone }, seen_at: null, days: 4 }])
})
