import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVenue } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { decodeJwsPart, findLicence, licenceServices, listVersions, type Version } from '#tests/licences'
import { openPanel } from '#tests/panel'
import { startSecondBackend } from '#tests/second-backend'
import { startBackendWithPackages } from '#tests/shop'
import { getPublishedStatus } from '#tests/token-status'
import { markOrderPaid, placeOrder } from '#tests/unit-orders'

let backend: Backend
let services: ReturnType<typeof licenceServices>
let second: Awaited<ReturnType<typeof startSecondBackend>>
beforeAll(async () => {
  backend = await startBackendWithPackages({ RATE_LIMIT_FACTOR: '1000' })
  services = licenceServices()
  second = await startSecondBackend()
}, 180_000)
afterAll(async () => {
  await second?.kill()
  await backend.stop()
})

const day = 86_400_000
const repairs = 'src/licensing/licence/repair'

type Venue = Awaited<ReturnType<typeof createVenue>>

async function addPeriod({ unit }: Venue): Promise<number> {
  const subscriptions = backend.strapi.db.query('api::subscription.subscription')
  const {
    id: _id,
    documentId: _documentId,
    ...period
  } = await subscriptions.findOne({
    where: { business_unit: { documentId: unit } },
  })
  const from = Date.parse(period.expired_date)
  const { organisation_id: organisation, business_unit_id: business_unit } = period
  const dates = { starts_at: new Date(from), expired_date: new Date(from + 30 * day) }
  await subscriptions.create({ data: { ...period, ...dates, organisation, business_unit } })
  return from
}

const getNumbers = (versions: Version[]) => versions.map(({ number }) => number)
const countTo = (length: number) => Array.from({ length }, (_, index) => index + 1)

test('two backends that renew the same licences sign one version of each', async () => {
  const venues: Venue[] = []
  for (let count = 0; count < 6; count += 1) venues.push(await createVenue(backend))
  const starts = await Promise.all(venues.map(addPeriod))
  const now = Math.max(...starts)
  await Promise.all([
    services.repairLicences({ now }),
    second.call(repairs, 'repairLicences', { now }),
    services.repairLicences({ now }),
    second.call(repairs, 'repairLicences', { now }),
  ])
  for (const { documentId } of venues.flatMap(({ zones }) => zones)) {
    const versions = await listVersions(backend, documentId)
    expect(versions.map(({ cause }) => cause)).toEqual(['issued', 'renewed'])
    expect(getNumbers(versions)).toEqual([1, 2])
  }
})

test('a licence revoked while its renewal is being paid stays revoked, and the other zone is renewed', async () => {
  const panel = await openPanel(backend)
  for (let round = 0; round < 4; round += 1) {
    const { token, unit, zone, zones } = await createVenue(backend)
    const { documentId } = await findLicence(backend, zone)
    const renewal = { kind: 'renewal', package: 'single-location', billing_period: 'monthly', zone_count: 2 }
    const order = await placeOrder(backend, token, {
      ...renewal,
      business_unit: unit,
      expected_total: 2_000_000,
    })
    expect(order.status).toBe(200)
    const revocation = { revoked: true, revocation_reason: 'misuse', staff_note: 'Dilaporkan' }
    const [revoked] = await Promise.all([
      panel.write('api::licence.licence', documentId, revocation),
      markOrderPaid(backend, { order: order.body }),
      services.repairLicences(),
    ])
    expect(revoked.status).toBe(200)
    expect((await findLicence(backend, zone)).state).toBe('revoked')
    await services.repairLicences({ now: Date.now() + 32 * day })
    expect(await listVersions(backend, zone)).toHaveLength(1)
    const [, other] = zones
    expect(await listVersions(backend, other?.documentId ?? '')).toHaveLength(2)
  }
})

test('concurrent changes sign consecutive versions, the last one with the current state of the zone', async () => {
  const { token, zone } = await createVenue(backend)
  const names = countTo(6).map(count => `Ruang ${count}`)
  await Promise.all(names.map(name => backend.call('PUT', `/zones/${zone}`, { token, body: { name } })))
  const versions = await listVersions(backend, zone)
  expect(getNumbers(versions)).toEqual(countTo(versions.length))
  const { name } = (await backend.call('GET', `/zones/${zone}`, { token })).body
  const [, payload] = versions.at(-1)?.jws.split('.') ?? []
  expect(JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()).zone).toBe(name)
})

test('the latest version of every licence is signed with another key after a key is revoked during signing', async () => {
  const venues = await Promise.all([createVenue(backend), createVenue(backend)])
  const [before] = await listVersions(backend, venues[0]?.zone ?? '')
  const key = before?.key_id ?? ''
  const [revoked] = await Promise.all([
    services.revokeKey(key),
    createVenue(backend),
    second.call(repairs, 'repairLicences', {}),
    services.revokeKey(key),
  ])
  await Promise.all([services.repairLicences(), second.call(repairs, 'repairLicences', {})])
  const rows: { id: number }[] = await backend.strapi.db.connection('licences').select('id')
  for (const { id } of rows) {
    const versions: Version[] = await backend.strapi.db
      .connection('licence_versions')
      .where({ licence_id: id })
      .orderBy('number')
    expect(getNumbers(versions)).toEqual(countTo(versions.length))
    expect(versions.at(-1)?.key_id).not.toBe(key)
  }
  const published = (await backend.call('GET', '/licence-keys')).body
  expect(published.revoked).toMatchObject([{ kid: key }])
  expect(published.keys).toHaveLength(1)
  if (revoked) expect(published.keys[0].kid).toBe(revoked.successor)
})

test('backends that sign at the same time never give two versions one index, even in a list that is nearly full', async () => {
  const { appendVersions } = loadCompiled(() => import('#src/licensing/licence/version-row'))
  const { getSigningKey } = loadCompiled(() => import('#src/licensing/licence/keys'))
  const { zone } = await createVenue(backend)
  const licence = await findLicence(backend, zone)
  const [first] = await listVersions(backend, zone)
  const { rows } = await backend.strapi.db.connection.raw(
    'select subscription_id, snapshot from licence_versions where licence_id = ?',
    [licence.id],
  )
  const now = Date.now()
  const create = (number: number) => ({
    licence,
    number,
    cause: 'renewed' as const,
    subscription: rows[0].subscription_id,
    from: now,
    until: now + day,
    snapshot: JSON.parse(rows[0].snapshot),
  })
  // 8 transactions of 20 versions each in a list with 128 indexes, so that 32 versions need the next list.
  const sign = (part: number) =>
    backend.strapi.db.transaction(async ({ trx }) => {
      const versions = Array.from({ length: 20 }, (_, index) => create(1000 + part * 20 + index))
      const space = { parts: 16, partSize: 8 }
      await appendVersions(trx, versions, await getSigningKey(trx, now), now, space)
    })
  await Promise.all(Array.from({ length: 8 }, (_, part) => sign(part)))
  const signed = (await listVersions(backend, zone)).filter(({ number }) => number >= 1000)
  const places = signed.map(({ jws }) => {
    const { idx, uri } = decodeJwsPart(jws.split('.')[1]).status.status_list
    return `${uri} ${idx}`
  })
  expect(places).toHaveLength(160)
  expect(new Set(places).size).toBe(160)
  expect(new Set(signed.map(({ jws }) => decodeJwsPart(jws.split('.')[1]).status.status_list.uri)).size).toBe(
    2,
  )
  expect(first?.number).toBe(1)
})

test('lists that are signed twice at the same time contain the last status', async () => {
  const { zone, unit } = await createVenue(backend)
  const connection = backend.strapi.db.connection
  const { id } = await connection('business_units').where({ document_id: unit }).first('id')
  for (const suspended of [true, false, true]) {
    await connection('subscriptions').where({ business_unit_id: id }).update({ suspended })
    await services.reconcileLicences([id])
    await Promise.all([
      services.refreshStatusLists(),
      second.call('src/licensing/licence/status-job', 'refreshStatusLists', Date.now()),
      services.refreshStatusLists(),
    ])
    const [version] = await listVersions(backend, zone)
    expect((await getPublishedStatus(backend, version?.jws ?? '')).status).toBe(suspended ? 2 : 0)
  }
})
