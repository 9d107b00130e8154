import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVenue } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { decodeJwsPart, findLicence, licenceServices, listVersions, verifyJws } from '#tests/licences'
import { startBackendWithPackages } from '#tests/shop'
import { getPublishedStatus, readStatus } from '#tests/token-status'
import { bypassTriggers } from '#tests/triggers'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages({ RATE_LIMIT_FACTOR: '1000' })
}, 180_000)
afterAll(() => backend.stop())

const day = 86_400_000
const db = () => backend.strapi.db.connection
const getUnit = async (unit: string): Promise<number> =>
  (await db()('business_units').where({ document_id: unit }).first('id')).id
const getJws = async (zone: string) => (await listVersions(backend, zone)).at(-1)?.jws ?? ''
const getStatus = async (zone: string) => (await getPublishedStatus(backend, await getJws(zone))).status
async function suspend(unit: string, suspended: boolean): Promise<void> {
  const id = await getUnit(unit)
  await db()('subscriptions').where({ business_unit_id: id }).update({ suspended })
  await licenceServices().reconcileLicences([id])
}

/** Removes lists that were signed in the future. */
const forgetLists = () => db()('licence_status_tokens').delete()

describe('a new licence', () => {
  test('refers to a list that says valid, and its index does not count licences', async () => {
    const { zones } = await createVenue(backend)
    await licenceServices().refreshStatusLists()
    for (const { documentId } of zones) {
      const jws = await getJws(documentId)
      const { status, uri, list } = await getPublishedStatus(backend, jws)
      expect(status).toBe(0)
      const { iss, idx, status: claim } = decodeJwsPart(jws.split('.')[1])
      expect([uri, idx, Object.keys(claim)]).toEqual([`${iss}/s/1`, undefined, ['status_list']])
      expect(list).toMatchObject({ sub: uri, ttl: 300, exp: list.iat + 2 * 86_400 })
    }
    const rows = await db()('licence_versions').select('status_index')
    const indexes = rows.map(({ status_index }: { status_index: number }) => status_index)
    expect(new Set(indexes).size).toBe(indexes.length)
    expect(Math.max(...indexes)).toBeGreaterThan(10_000)
  })

  test('is suspended and resumed in the list when the job after the change has run', async () => {
    const { zone, unit } = await createVenue(backend)
    await suspend(unit, true)
    await settleJobs()
    expect(await getStatus(zone)).toBe(2)
    await suspend(unit, false)
    await settleJobs()
    expect(await getStatus(zone)).toBe(0)
  })

  test('is suspended in the list while its venue is paused, which only time begins and ends', async () => {
    const { zone, unit } = await createVenue(backend)
    const now = Date.now()
    await db()('subscription_pauses').insert({
      business_unit_id: await getUnit(unit),
      anchors: '[]',
      planned_by: 'owner',
      planned_at: now,
      from_at: new Date(now + day),
      until_at: new Date(now + 2 * day),
    })
    const statuses: number[] = []
    for (const days of [0, 1.5, 2.5]) {
      await licenceServices().refreshStatusLists(now + days * day)
      const { lists } = (await backend.call('GET', '/licence-status-lists')).body
      const { idx } = decodeJwsPart((await getJws(zone)).split('.')[1]).status.status_list
      statuses.push(readStatus((await verifyJws(backend, lists[0].jws)).payload.status_list, idx))
    }
    expect(statuses).toEqual([0, 2, 0])
    await forgetLists()
  })

  test('is not signed again unless a status has changed or the list is old', async () => {
    const { refreshStatusLists } = licenceServices()
    const { unit } = await createVenue(backend)
    const now = Date.now()
    const read = async () => (await db()('licence_status_tokens').first()).jws
    await refreshStatusLists(now)
    const first = await read()
    await refreshStatusLists(now + 60_000)
    expect(await read()).toBe(first)
    await suspend(unit, true)
    await settleJobs()
    const second = await read()
    expect(second).not.toBe(first)
    await refreshStatusLists(now + 24 * 3_600_000)
    expect(await read()).not.toBe(second)
    await forgetLists()
  })
})

test('a list keeps the address that licences name when the site gets another one', async () => {
  const { zone, unit } = await createVenue(backend)
  const former = 'https://lama.test/s/1'
  // As if the first list had been opened at another address.
  await db()('licence_status_tokens').delete()
  await db()('licence_status_tokens').insert({ number: 1, uri: former })
  await suspend(unit, true)
  await licenceServices().refreshStatusLists()
  const { lists } = (await backend.call('GET', '/licence-status-lists')).body
  const { sub, status_list } = (await verifyJws(backend, lists[0].jws)).payload
  expect(sub).toBe(former)
  const { idx } = decodeJwsPart((await getJws(zone)).split('.')[1]).status.status_list
  expect(readStatus(status_list, idx)).toBe(2)
  const later = await createVenue(backend)
  const { uri, status } = await getPublishedStatus(backend, await getJws(later.zone))
  expect([uri.endsWith('/s/2'), status]).toEqual([true, 0])
  expect((await db()('licence_status_tokens').where({ number: 1 }).first()).uri).toBe(former)
  // A process with the former address opens a list of its own once, and this site goes on with its list.
  await db()('licence_status_tokens').insert({ number: 3, uri: 'https://lama.test/s/3' })
  const { getOpenList } = loadCompiled(() => import('#src/licensing/licence/status-index'))
  await backend.strapi.db.transaction(async ({ trx }) => {
    expect(await getOpenList(trx)).toEqual({ number: 2, uri })
    expect((await getOpenList(trx, { number: 2, uri })).number).toBe(4)
    expect((await getOpenList(trx)).number).toBe(4)
  })
})

describe('a licence from before Token Status Lists', () => {
  test('keeps its number in the old list, which suspends it', async () => {
    const { zone, unit } = await createVenue(backend)
    const { id, code } = await findLicence(backend, zone)
    const { getSigningKey } = loadCompiled(() => import('#src/licensing/licence/keys'))
    const { signPayload } = loadCompiled(() => import('#src/licensing/licence/sign'))
    const { status: _status, ...claims } = decodeJwsPart((await getJws(zone)).split('.')[1])
    const jws = await backend.strapi.db.transaction(async ({ trx }) =>
      signPayload(await getSigningKey(trx, Date.now()), 'licence+jws', { ...claims, idx: 41 }),
    )
    await db()('licences').where({ id }).update({ status_index: 41 })
    await bypassTriggers(backend, 'licence_versions', () =>
      db()('licence_versions')
        .where({ licence_id: id })
        .update({ jws, status_list: null, status_index: null }),
    )
    const isListed = async () => {
      const list = (await backend.call('GET', '/licence-status')).body.jws
      const { header, payload } = await verifyJws(backend, list)
      expect(header.typ).toBe('licence-status+jws')
      const bytes = gunzipSync(Buffer.from(payload.bits, 'base64url'))
      expect(bytes).toHaveLength(16_384)
      return ((bytes[5] ?? 0) & 0x40) !== 0
    }
    const { body } = await backend.call('GET', `/licence-checks/${code}/proof`)
    expect((await verifyJws(backend, body.jws)).payload).toMatchObject({ sub: code, idx: 41 })
    expect(await isListed()).toBe(false)
    await suspend(unit, true)
    await settleJobs()
    expect(await isListed()).toBe(true)
    // Its next version has a place in the new list.
    await suspend(unit, false)
    await backend.strapi.db
      .query('api::business-unit.business-unit')
      .update({ where: { documentId: unit }, data: { brand_name: 'Hotel Mawar' } })
    await licenceServices().repairLicences()
    expect(await getStatus(zone)).toBe(0)
    expect(await isListed()).toBe(false)
  })
})
