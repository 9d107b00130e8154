import { unzipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createVenue } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { crop, decodeQrCode, extractText, renderPage } from '#tests/raster'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let other: typeof owner
let codes: string[]

const licences = () => backend.strapi.db.connection('licences')
const getCode = async (zone: number): Promise<string> =>
  (await licences().where({ zone_id: zone }).first('code')).code

beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createVenue(backend)
  other = await createVenue(backend)
  await settleJobs()
  codes = await Promise.all(owner.zones.map(({ id }) => getCode(id)))
}, 180_000)
afterAll(() => backend.stop())

async function download(token: string, path: string) {
  const response = await fetch(`${backend.origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { status, headers } = response
  return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const certificate = (token: string, code = codes[0], query = '') =>
  download(token, `/licences/${code}/certificate${query}`)

const startBatch = (token: string, body: Record<string, unknown>) =>
  backend.call('POST', '/licence-batches', { token, body: { size: 'a4', locale: 'id', ...body } })

const batch = (token: string, id: string, rest = '') =>
  backend.call('GET', `/licence-batches/${id}${rest}`, { token })

describe('a certificate', () => {
  test('is a PDF with a code that opens the check page, available to every role with access', async () => {
    const { token } = await createColleague(backend, owner.token, 'staff')
    const { headers, bytes } = await certificate(token, codes[0], '?locale=en')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${codes[0]}-a4.pdf"`,
      'cache-control': 'private, no-store',
    })
    const [text] = await extractText(bytes)
    expect(text).toContain('Hotel Melati')
    expect(text).toContain('This is not an LMKN certificate.')
    const page = await renderPage(bytes, 150)
    expect(decodeQrCode(crop(page, 150, [53, 105, 46, 80]))).toMatch(new RegExp(`/L/${codes[0]}$`))
  })

  test('is available only to members with access to the unit', async () => {
    expect((await certificate(other.token)).status).toBe(404)
    expect((await certificate(owner.token, 'nonsense')).status).toBe(404)
    expect((await certificate(owner.token, codes[0], '?size=a0')).status).toBe(400)
  })

  test('requires a valid licence; stickers require one that is not revoked', async () => {
    const { token, zones, unit } = await createVenue(backend)
    const code = await getCode(zones[0]?.id ?? 0)
    const statuses = async () => [
      (await certificate(token, code)).status,
      (await certificate(token, code, '?size=sticker')).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    const { id } = await backend.strapi.db
      .query('api::business-unit.business-unit')
      .findOne({ where: { documentId: unit } })
    await backend.strapi.db
      .connection('subscriptions')
      .where({ business_unit_id: id })
      .update({ suspended: true })
    expect(await statuses()).toEqual([409, 200])
    await licences().where({ code }).update({ revoked_at: Date.now(), revocation_reason: 'copied' })
    expect(await statuses()).toEqual([409, 409])
  })
})

describe('a batch of certificates', () => {
  test('is one PDF of the selected licences in the given order, and is deleted after a day', async () => {
    const selected = codes.toReversed()
    const { body } = await startBatch(owner.token, { codes: selected })
    expect(body).toMatchObject({ total: selected.length, bytes: null })
    await settleJobs()
    const ready = (await batch(owner.token, body.documentId)).body
    expect(ready).toMatchObject({ state: 'ready', done: selected.length })
    const file = await download(owner.token, `/licence-batches/${body.documentId}/file`)
    expect(file.bytes.length).toBe(ready.bytes)
    const pages = await extractText(file.bytes)
    expect(
      pages
        .map(text => text.replace(/[^0-9A-Z]/g, ''))
        .map((text, index) => text.includes(selected[index] ?? '?')),
    ).toEqual(selected.map(() => true))
    const services = loadCompiled(() => import('#src/licensing/certificate/batch'))
    await services.deleteExpiredLicenceBatches(Date.now() + 25 * 60 * 60_000)
    expect((await batch(owner.token, body.documentId)).status).toBe(404)
    expect((await batch(owner.token, body.documentId, '/file')).status).toBe(404)
  })

  test('can be created from a filter, contains all matching licences and is audited', async () => {
    const { body } = await startBatch(owner.token, { state: 'active', size: 'sticker' })
    expect(body.total).toBe(owner.zones.length)
    const { data } = (await backend.call('GET', '/audit-entries?kind=licence', { token: owner.token })).body
    expect(data[0]).toMatchObject({
      action: 'licence.exported',
      details: { count: body.total, size: 'sticker' },
    })
    await settleJobs()
    const file = await download(owner.token, `/licence-batches/${body.documentId}/file`)
    expect((await PDFDocument.load(file.bytes)).getTitle()).toMatch(/^Stiker lisensi: /)
  })

  test('is available only to the member who started it, and not to the staff role', async () => {
    const { body } = await startBatch(owner.token, { codes: codes.slice(0, 1) })
    const manager = await createColleague(backend, owner.token, 'manager')
    const staff = await createColleague(backend, owner.token, 'staff')
    for (const rest of ['', '/file']) {
      expect((await batch(manager.token, body.documentId, rest)).status).toBe(404)
      expect((await batch(other.token, body.documentId, rest)).status).toBe(404)
      expect((await batch(staff.token, body.documentId, rest)).status).toBe(403)
    }
    expect((await startBatch(staff.token, { codes })).status).toBe(403)
  })

  test('excludes licences that the member has no access to', async () => {
    const foreign = await getCode(other.zones[0]?.id ?? 0)
    const mixed = await startBatch(owner.token, { codes: [foreign, codes[0]] })
    expect(mixed.body.total).toBe(1)
    const none = await startBatch(owner.token, { codes: [foreign] })
    expect(none.status).toBe(400)
    expect(none.text).toContain('validation.no_certificates')
    expect((await startBatch(owner.token, { codes: [] })).status).toBe(400)
  })

  test('is a ZIP file with one PDF per part if it has several parts', async () => {
    const files = loadCompiled(() => import('#src/licensing/certificate/batch-file'))
    const many = { document_id: 'zip00000000000000000000a', parts: [[1], [2], [3]] }
    await files.storeBatchPart(many, 0, Buffer.from('first'))
    await files.storeBatchPart(many, 2, Buffer.from('third'))
    const size = await files.assembleBatchFile(many, ['a.pdf', 'b.pdf', 'c.pdf'])
    await files.removeBatchParts(many)
    const chunks: Buffer[] = []
    for await (const chunk of (await files.readLicenceBatchFile(many))?.body ?? []) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    expect(bytes.length).toBe(size)
    const found = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, Buffer.from(part).toString()])
    // The second part has no file, because none of its licences could still be printed.
    expect(found).toEqual([
      ['a.pdf', 'first'],
      ['c.pdf', 'third'],
    ])
  })
})
