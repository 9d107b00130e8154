import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVenue } from '#tests/devices'
import { type Backend, settleJobs } from '#tests/harness'
import { decodeJwsPart, findLicence, licenceServices, listVersions, verifyJws } from '#tests/licences'
import { openPanel } from '#tests/panel'
import { countRows, startBackendWithPackages } from '#tests/shop'
import { getPublishedStatus, readStatus } from '#tests/token-status'

let backend: Backend
let support: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackendWithPackages({ SUPPORT_EMAIL: 'bantuan@contoh.test' })
  support = await openPanel(backend, 'support')
}, 180_000)
afterAll(() => backend.stop())

const licences = 'api::licence.licence'
const reports = 'api::licence-report.licence-report'
const revocation = { revoked: true, revocation_reason: 'copied', staff_note: 'Stikernya ada di kafe lain.' }
const check = async (code: string) => (await backend.call('GET', `/licence-checks/${code}`)).body

describe('staff in the panel', () => {
  test('can find a licence by its code, revoke it with a reason and reinstate it with a note', async () => {
    const { zone, email, token } = await createVenue(backend)
    const { code, documentId } = await findLicence(backend, zone)
    const path = `/content-manager/collection-types/${licences}?_q=${code}`
    const { results } = (await support.call('GET', path)).body
    expect(results).toMatchObject([{ code, venue: 'Hotel Melati', zone_name: 'Zona 1', state: 'active' }])

    expect((await support.write(licences, documentId, revocation)).status).toBe(200)
    expect(await check(code)).toMatchObject({ state: 'revoked', reason: 'copied' })
    expect((await backend.call('GET', `/zones/${zone}`, { token })).body.licence.state).toBe('revoked')
    const reinstated = { revoked: false, staff_note: 'Salah lihat.' }
    expect((await support.write(licences, documentId, reinstated)).status).toBe(200)
    expect(await check(code)).toMatchObject({ state: 'active', reason: null, revoked_at: null })
    expect(await listVersions(backend, zone)).toHaveLength(1)

    await settleJobs()
    const [mail, ...more] = await backend.mail.waitForEmails(email, 1, /Lisensi dicabut/)
    expect(more).toEqual([])
    expect(mail?.text).toContain('stiker atau sertifikatnya dipakai di tempat lain')
    expect(await backend.mail.waitForEmails(email, 1, /Pencabutan dibatalkan/)).toHaveLength(1)
    const { data } = (await backend.call('GET', '/audit-entries?kind=licence&person=staff', { token })).body
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'licence.reinstated',
      'licence.revoked',
    ])
    expect(JSON.stringify(data)).not.toContain('kafe lain')
  })

  test.each([
    ['without a reason', { ...revocation, revocation_reason: null }],
    ['without a note', { ...revocation, staff_note: ' ' }],
    ['with an unknown reason', { ...revocation, revocation_reason: 'mood' }],
  ])('cannot revoke a licence %s', async (_, change) => {
    const { zone } = await createVenue(backend)
    const { documentId, code } = await findLicence(backend, zone)
    expect((await support.write(licences, documentId, change)).status).toBe(400)
    expect((await check(code)).state).toBe('active')
  })

  test('cannot change anything else about a licence, and can neither add nor delete one', async () => {
    const { zone } = await createVenue(backend)
    const { documentId, code } = await findLicence(backend, zone)
    const panel = await openPanel(backend)
    await panel.write(licences, documentId, { code: 'AAAAAAAAAAAAA', state: 'expired', staff_note: 'x' })
    expect((await findLicence(backend, zone)).code).toBe(code)
    expect((await panel.create(licences, { code: 'AAAAAAAAAAAAA' })).status).toBe(403)
    expect((await panel.remove(licences, documentId)).status).toBe(403)
    expect(await check(code)).toMatchObject({ state: 'active' })
  })

  test('revoke the licence of a zone by deleting the zone', async () => {
    const { zone, email } = await createVenue(backend)
    const { code } = await findLicence(backend, zone)
    const [version] = await listVersions(backend, zone)
    const panel = await openPanel(backend)
    expect((await panel.remove('api::zone.zone', zone)).status).toBe(200)
    expect(await check(code)).toMatchObject({ state: 'revoked', reason: 'closed', venue: 'Hotel Melati' })
    expect((await backend.call('GET', `/licence-checks/${code}/proof`)).status).toBe(200)
    await settleJobs()
    const [mail] = await backend.mail.waitForEmails(email, 1, /Lisensi dicabut/)
    expect(mail?.subject).toBeTruthy()
    expect((await getPublishedStatus(backend, version?.jws ?? '')).status).toBe(1)
  })

  test('suspending a subscription in the panel suspends its licences immediately', async () => {
    const { zone, unit } = await createVenue(backend)
    const { documentId } = await backend.strapi.db
      .query('api::subscription.subscription')
      .findOne({ where: { business_unit: { documentId: unit } } })
    await support.write('api::subscription.subscription', documentId, { suspended: true })
    expect((await findLicence(backend, zone)).state).toBe('suspended')
  })
})

describe('a report about a licence', () => {
  const report = { reason: 'other-place', message: 'Ini kafe, bukan hotel.', email: 'tamu@contoh.test' }

  test('is emailed to support once with the code, and staff can set its state', async () => {
    const { zone } = await createVenue(backend)
    const { code } = await findLicence(backend, zone)
    const headers = { 'idempotency-key': 'one-report-of-a-visitor' }
    for (const _ of [1, 2])
      expect(
        (await backend.call('POST', `/licence-checks/${code}/reports`, { body: report, headers })).status,
      ).toBe(204)
    expect(await countRows(backend, reports, { code })).toBe(1)
    await settleJobs()
    const [mail, ...more] = await backend.mail.waitForEmails('bantuan@contoh.test', 1, /Ini kafe/)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ replyTo: 'tamu@contoh.test' })
    expect(mail?.subject).toContain(`${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`)
    const [row] = (await support.list(reports)).body.results
    expect(row).toMatchObject({ code, venue: 'Hotel Melati', state: 'unhandled' })
    await support.write(reports, row.documentId, { state: 'handled', staff_note: 'Sudah ditelepon.' })
    expect((await support.read(reports, row.documentId)).body.data.handled_at).not.toBeNull()
  })

  test('requires an existing licence, and is ignored if the hidden field is filled in', async () => {
    const { zone } = await createVenue(backend)
    const { code } = await findLicence(backend, zone)
    const before = await countRows(backend, reports)
    expect(
      (await backend.call('POST', '/licence-checks/4H7K9QX2M3VT8/reports', { body: report })).status,
    ).toBe(404)
    const bot = { ...report, website: 'x' }
    expect((await backend.call('POST', `/licence-checks/${code}/reports`, { body: bot })).status).toBe(204)
    expect(await countRows(backend, reports)).toBe(before)
  })
})

describe('the signing keys', () => {
  test('the next key is published a day before it is used, and the previous one stays published', async () => {
    const { addNextKey, repairLicences } = licenceServices()
    const { zone, token } = await createVenue(backend)
    const { id, added } = await addNextKey()
    expect(added).toBe(true)
    expect(await addNextKey()).toMatchObject({ id, added: false })
    const published = (await backend.call('GET', '/licence-keys')).body.keys
    expect(published.map(({ kid }: { kid: string }) => kid)).toContain(id)
    await backend.call('PUT', `/zones/${zone}`, { token, body: { name: 'Ruang dua' } })
    await backend.strapi.db
      .query('api::zone.zone')
      .update({ where: { documentId: zone }, data: { name: 'Ruang tiga' } })
    await repairLicences({ now: Date.now() + 25 * 3_600_000 })
    const versions = await listVersions(backend, zone)
    expect(versions.map(({ key_id }) => key_id === id)).toEqual([false, false, true])
    for (const { jws } of versions) await verifyJws(backend, jws)
  })

  test('revoking a key re-signs every licence unchanged and unpublishes the key', async () => {
    const { revokeKey, repairLicences } = licenceServices()
    const { zone } = await createVenue(backend)
    const [first] = await listVersions(backend, zone)
    expect(await revokeKey(first?.key_id ?? '')).not.toBeNull()
    expect(await revokeKey(first?.key_id ?? '')).toBeNull()
    await repairLicences()
    const [, second, ...more] = await listVersions(backend, zone)
    expect(more).toEqual([])
    expect(second).toMatchObject({ cause: 'resigned', number: 2 })
    const { iat: _iat, status: _status, ...claims } = (await verifyJws(backend, second?.jws ?? '')).payload
    const { iat: _firstIat, status: _firstStatus, ...before } = decodeJwsPart(first?.jws.split('.')[1])
    expect(claims).toEqual({ ...before, ver: 2 })
    await expect(verifyJws(backend, first?.jws ?? '')).rejects.toThrow('not published')
    const { jws } = (await backend.call('GET', '/licence-status')).body
    await verifyJws(backend, jws)
    expect((await getPublishedStatus(backend, second?.jws ?? '')).status).toBe(0)
  })

  test('the revoked licence of a deleted zone is not re-signed', async () => {
    const { revokeKey, repairLicences } = licenceServices()
    const { zone } = await createVenue(backend)
    const { id, code } = await findLicence(backend, zone)
    const [version] = await listVersions(backend, zone)
    const panel = await openPanel(backend)
    await panel.remove('api::zone.zone', zone)
    await revokeKey(version?.key_id ?? '')
    await repairLicences()
    const rows = await backend.strapi.db.connection('licence_versions').where({ licence_id: id })
    expect(rows).toMatchObject([{ number: 1, key_id: version?.key_id }])
    expect((await check(code)).state).toBe('revoked')
    const { lists } = (await backend.call('GET', '/licence-status-lists')).body
    const { payload } = await verifyJws(backend, lists[0].jws)
    const { idx } = decodeJwsPart(version?.jws.split('.')[1]).status.status_list
    expect(readStatus(payload.status_list, idx)).toBe(1)
  })
})
