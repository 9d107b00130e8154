import { getScreenCode } from '@bgm/playback'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVenue } from '#tests/devices'
import { type Backend, settleJobs } from '#tests/harness'
import { decryptSecret, findLicence, licenceServices, listVersions, verifyJws } from '#tests/licences'
import { startBackendWithPackages } from '#tests/shop'
import { bypassTriggers } from '#tests/triggers'

let backend: Backend
let services: ReturnType<typeof licenceServices>
beforeAll(async () => {
  backend = await startBackendWithPackages({ RATE_LIMIT_FACTOR: '1000' })
  services = licenceServices()
}, 180_000)
afterAll(() => backend.stop())

const day = 86_400_000
const check = async (code: string, query = '') =>
  (await backend.call('GET', `/licence-checks/${code}${query}`)).body
const subscriptions = () => backend.strapi.db.query('api::subscription.subscription')
const getUnitId = async (unit: string): Promise<number> =>
  (await backend.strapi.db.query('api::business-unit.business-unit').findOne({ where: { documentId: unit } }))
    .id

describe('the lifecycle of a licence', () => {
  test('a payment signs one version for each zone and notifies the owner once', async () => {
    const { zones, email, token } = await createVenue(backend)
    for (const { documentId } of zones) {
      const [version, ...more] = await listVersions(backend, documentId)
      expect(more).toEqual([])
      const { code, status_index } = await findLicence(backend, documentId)
      expect(status_index).toBeNull()
      const { header, payload } = await verifyJws(backend, version?.jws ?? '')
      expect(header).toMatchObject({ alg: 'EdDSA', typ: 'licence+jws' })
      expect(payload).toMatchObject({ sub: code, ver: 1, venue: 'Hotel Melati' })
      expect(version?.jws.length).toBeLessThanOrEqual(1080)
    }
    await settleJobs()
    const mails = await backend.mail.waitForEmails(email, 1, /Lisensi Anda terbit/)
    expect(mails).toHaveLength(1)
    const { data } = (await backend.call('GET', '/audit-entries?kind=licence', { token })).body
    expect(data.map(({ action }: { action: string }) => action)).toEqual(zones.map(() => 'licence.issued'))
  })

  test('a change to the zone or venue signs a new version and does not alter the old one', async () => {
    const { token, zone, unit, email } = await createVenue(backend)
    const [first] = await listVersions(backend, zone)
    await backend.call('PUT', `/zones/${zone}`, { token, body: { name: 'Ruang makan' } })
    await backend.call('PUT', `/zones/${zone}`, { token, body: { name: 'Ruang makan' } })
    expect((await listVersions(backend, zone)).map(({ cause }) => cause)).toEqual(['issued', 'reissued'])
    await backend.strapi.db
      .query('api::business-unit.business-unit')
      .update({ where: { documentId: unit }, data: { brand_name: 'Hotel Mawar' } })
    await services.repairLicences()
    const [kept, , last] = await listVersions(backend, zone)
    expect(kept).toEqual(first)
    expect((await verifyJws(backend, last?.jws ?? '')).payload).toMatchObject({
      venue: 'Hotel Mawar',
      zone: 'Ruang makan',
      ver: 3,
    })
    await settleJobs()
    expect(await backend.mail.waitForEmails(email, 2, /diterbitkan ulang/)).toHaveLength(2)
  })

  test('at most ten changes a day sign a version; the latest name is signed the next day', async () => {
    const { token, zone } = await createVenue(backend)
    for (let count = 0; count < 12; count += 1)
      await backend.call('PUT', `/zones/${zone}`, { token, body: { name: `Ruang ${count}` } })
    expect(await listVersions(backend, zone)).toHaveLength(11)
    await services.repairLicences({ now: Date.now() + 25 * 3_600_000 })
    const versions = await listVersions(backend, zone)
    expect(versions).toHaveLength(12)
    expect((await verifyJws(backend, versions.at(-1)?.jws ?? '')).payload.zone).toBe('Ruang 11')
  })

  test('a licence is suspended, resumed and ended with its subscription, once each', async () => {
    const { zone, unit, token, email } = await createVenue(backend)
    const { code } = await findLicence(backend, zone)
    const where = { business_unit_id: await getUnitId(unit) }
    expect(await check(code)).toMatchObject({ state: 'active', version: 1, venue: 'Hotel Melati' })
    for (const [suspended, state] of [
      [true, 'suspended'],
      [false, 'active'],
    ] as const) {
      await subscriptions().updateMany({ where, data: { suspended } })
      expect((await check(code)).state).toBe(state)
      await services.repairLicences()
      await services.repairLicences()
      expect((await check(code)).since).not.toBeNull()
    }
    await services.repairLicences({ now: Date.now() + 400 * day })
    const { data } = (await backend.call('GET', '/audit-entries?kind=licence&page_size=50', { token })).body
    const actions = data.map(({ action }: { action: string }) => action)
    for (const name of ['suspended', 'resumed', 'expired'])
      expect(actions.filter((action: string) => action === `licence.${name}`)).toHaveLength(2)
    await settleJobs()
    expect(await backend.mail.waitForEmails(email, 1, /Lisensi ditangguhkan/)).toHaveLength(1)
  })

  test('a renewal adds a version with the same code', async () => {
    const { zone, unit } = await createVenue(backend)
    const [period] = await subscriptions().findMany({ where: { business_unit_id: await getUnitId(unit) } })
    const { id: _id, documentId: _documentId, ...copy } = period
    const until = Date.parse(period.expired_date)
    await subscriptions().create({
      data: {
        ...copy,
        organisation: copy.organisation_id,
        business_unit: copy.business_unit_id,
        starts_at: new Date(until),
        expired_date: new Date(until + 30 * day),
      },
    })
    await services.repairLicences({ now: until - 3 * 3_600_000 })
    expect(await listVersions(backend, zone)).toHaveLength(1)
    await services.repairLicences({ now: until - 3_600_000 })
    expect((await listVersions(backend, zone)).map(({ cause }) => cause)).toEqual(['issued', 'renewed'])
    const { code } = await findLicence(backend, zone)
    expect(await check(code)).toMatchObject({ version: 1, until: new Date(until + 30 * day).toISOString() })
  })

  test('the public check signs a missing version', async () => {
    const { zone } = await createVenue(backend)
    const { code, id } = await findLicence(backend, zone)
    const { connection } = backend.strapi.db
    await bypassTriggers(backend, 'licence_versions', () =>
      connection('licence_versions').where({ licence_id: id }).delete(),
    )
    expect(await check(code)).toMatchObject({ state: 'active', version: 1 })
  })
})

test('a signed version cannot be changed', async () => {
  const { connection } = backend.strapi.db
  const { zone } = await createVenue(backend)
  const { id } = await findLicence(backend, zone)
  await expect(
    (async () => connection('licence_versions').where({ licence_id: id }).update({ snapshot: '{}' }))(),
  ).rejects.toThrow('append-only')
})

describe('the public check', () => {
  test('shows the place, the period and the coverage, but no personal data', async () => {
    const { zone, email } = await createVenue(backend)
    const { code } = await findLicence(backend, zone)
    const response = await backend.call('GET', `/licence-checks/${code.toLowerCase()}`)
    expect(response.body).toMatchObject({
      code,
      state: 'active',
      zone: 'Zona 1',
      coverage: { royalty: 'separate' },
      last_played_at: null,
      screen: null,
      revoked_at: null,
    })
    expect(response.text).not.toContain(email)
    expect(response.text).not.toContain('Wulandari')
  })

  test('gives the same response for unknown, mistyped and malformed codes', async () => {
    const responses = await Promise.all(
      ['4H7K9QX2M3VT8', '4H7K9QX2M3VT9', 'X'.repeat(200), 'null'].map(code =>
        backend.call('GET', `/licence-checks/${code}`),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
  })

  test('recognises the digits on the screen of the licence’s own player', async () => {
    const { zone } = await createVenue(backend)
    const { code, live_secret } = await findLicence(backend, zone)
    const digits = await getScreenCode(decryptSecret(live_secret), Date.now())
    expect((await check(code, `?screen=${digits}`)).screen).toBe('matches')
    const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
    expect((await check(code, `?screen=${wrong}`)).screen).toBe('differs')
    expect((await backend.call('GET', `/licence-checks/${code}?screen=12`)).status).toBe(400)
  })
})
