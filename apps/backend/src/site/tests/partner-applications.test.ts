import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, loadCompiled, settleJobs, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { newPartnerApplication, submitForm, waitForStatusToken } from '#tests/visitors'

const uid = 'api::partner-application.partner-application'
const sales = 'penjualan@contoh.test'

let backend: Backend
let panel: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackend({ env: { SALES_EMAIL: sales } })
  panel = await openPanel(backend, 'sales')
})
afterAll(() => backend.stop())

const apply = (body: object, sending = {}) => submitForm(backend, '/partner-applications', body, sending)
const getRows = (email: string) => backend.strapi.db.query(uid).findMany({ where: { email } })
const status = (token: string) => backend.call('GET', `/partner-applications/status/${token}`)

async function submitApplication(changes: Record<string, unknown> = {}) {
  const body = newPartnerApplication(changes)
  expect((await apply(body)).status).toBe(200)
  const [row] = await getRows(body.email)
  return { body, email: body.email, documentId: String(row.documentId), number: String(row.number) }
}

describe('a partner application', () => {
  test('is stored with its consent, and emailed to the applicant and to sales', async () => {
    const { email, documentId, number } = await submitApplication()
    const [row] = await getRows(email)
    expect(row).toMatchObject({ state: 'new', province: 'Jawa Barat', mobile_number: '+6281234567890' })
    expect(number).toMatch(/^MB-MIT-\d{8}-\d{4}$/)
    expect(
      await backend.strapi.db.query('api::consent.consent').findOne({ where: { owner: documentId } }),
    ).toMatchObject({ purpose: 'contact', locale: 'id' })
    const [mail] = await backend.mail.waitForEmails(email)
    expect(mail?.subject).toBe(`Pengajuan mitra ${number} sudah kami terima`)
    const [notification] = await backend.mail.waitForEmails(sales, 1, new RegExp(email))
    expect(notification).toMatchObject({ replyTo: email, subject: `Pengajuan mitra baru ${number}` })
    expect(notification?.text).toContain(`/admin/content-manager/collection-types/${uid}/${documentId}`)
  })

  test('gets a reply in its own language, with names that look like links removed', async () => {
    const { email } = await submitApplication({ locale: 'en', name: 'Visit evil.test now' })
    const [mail] = await backend.mail.waitForEmails(email)
    expect(mail?.subject).toContain('We received your partner application')
    expect(mail?.text).toContain('/en/partner-status?token=')
    expect(mail?.text).not.toContain('evil.test')
  })

  test.each([
    [{ province: '99' }, 'province', 'validation.region'],
    [{ consent: false }, 'consent', 'validation.consent'],
    [{ state: 'approved' }, 'state', 'validation.invalid'],
  ])('is rejected for %j with an error on its field', async (changes, field, message) => {
    const { status, body } = await apply(newPartnerApplication(changes))
    expect([status, body.error.details.errors]).toEqual([400, [{ path: [field], message }]])
  })

  test('creates one record and one email, even if it is submitted twice concurrently', async () => {
    const body = newPartnerApplication()
    const responses = await Promise.all([1, 2].map(() => apply(body, { address: '198.19.200.1' })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const keyed = newPartnerApplication({ email: body.email, city: 'Cimahi' })
    for (const address of ['198.19.200.2', '198.19.200.3'])
      expect((await apply(keyed, { address, key: 'kunci-formulir-1' })).status).toBe(200)
    expect((await getRows(body.email)).map(({ city }) => city)).toEqual(['Bandung', 'Cimahi'])
    expect(await backend.mail.waitForEmails(body.email, 2)).toHaveLength(2)
  })

  test('gets a normal response but is not stored if the hidden field is filled in', async () => {
    const body = newPartnerApplication({ website: 'https://spam.test' })
    expect((await apply(body)).body).toEqual({ ok: true })
    expect(await getRows(body.email)).toEqual([])
  })

  test('is limited per email address, with the time to wait in the response', async () => {
    const email = `banyak.${process.pid}@contoh.test`
    for (const city of ['Satu', 'Dua', 'Tiga']) await apply(newPartnerApplication({ email, city }))
    const { status, headers, body } = await apply(newPartnerApplication({ email, city: 'Empat' }))
    expect([status, body.error.details.code]).toEqual([429, 'rate-limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  test('is limited per IP address', async () => {
    const address = '198.19.201.1'
    const statuses = []
    for (let count = 0; count < 21; count++)
      statuses.push((await apply(newPartnerApplication(), { address })).status)
    expect(statuses.indexOf(429)).toBe(20)
  })
})

describe('the review of an application in the panel', () => {
  test('takes it from new to approved, and emails the applicant at each step', async () => {
    const { email, documentId, number } = await submitApplication()
    expect((await panel.write(uid, documentId, { state: 'in-review' })).status).toBe(200)
    await backend.mail.waitForEmails(email, 1, /sedang membaca pengajuan/)
    expect((await panel.write(uid, documentId, { state: 'approved', note: 'Kode: MITRA9' })).status).toBe(200)
    const [mail] = await backend.mail.waitForEmails(email, 1, /MITRA9/)
    expect(mail?.subject).toBe(`Pengajuan mitra ${number} disetujui`)
    const { body, headers } = await status(await waitForStatusToken(backend, email, 3))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      number,
      company_name: 'CV Suara Contoh',
      state: 'approved',
      note: 'Kode: MITRA9',
      timeline: ['new', 'in-review', 'approved'].map(state => ({ state, at: expect.any(String) })),
    })
    expect((await panel.write(uid, documentId, { state: 'rejected', note: 'x' })).status).toBe(400)
  })

  test('requires a note for a rejection, shows it to the applicant and can be reopened', async () => {
    const { email, documentId } = await submitApplication()
    expect((await panel.write(uid, documentId, { state: 'rejected' })).status).toBe(400)
    expect((await panel.write(uid, documentId, { state: 'rejected', note: 'Belum lengkap' })).status).toBe(
      200,
    )
    const [mail] = await backend.mail.waitForEmails(email, 1, /Belum lengkap/)
    expect(mail?.text).toContain('belum dapat menyetujuinya')
    expect((await status(await waitForStatusToken(backend, email, 2))).body.note).toBe('Belum lengkap')
    expect((await panel.write(uid, documentId, { state: 'in-review' })).status).toBe(200)
    const again = (await status(await waitForStatusToken(backend, email, 3))).body
    expect(again).toMatchObject({ state: 'in-review', note: null })
    expect(again.timeline).toHaveLength(2)
  })

  test("cannot change the applicant's data or create applications, and a note alone sends no email", async () => {
    const { email, documentId } = await submitApplication()
    await backend.mail.waitForEmails(email)
    const changed = { company_name: 'Lain', email: 'lain@contoh.test', staff_note: 'Telepon dulu' }
    await panel.write(uid, documentId, changed)
    expect((await getRows(email))[0]).toMatchObject({
      company_name: 'CV Suara Contoh',
      staff_note: 'Telepon dulu',
    })
    const owner = await openPanel(backend)
    expect((await owner.create(uid, newPartnerApplication())).status).toBe(403)
    await settleJobs()
    expect(await backend.mail.waitForEmails(email)).toHaveLength(1)
  })
})

describe('the signed link to an application', () => {
  test('is rejected if it was modified or has expired', async () => {
    const { email, documentId } = await submitApplication()
    const token = await waitForStatusToken(backend, email)
    expect((await status(token)).status).toBe(200)
    const { documentId: other } = await submitApplication()
    const [, until = '', seal = ''] = token.split('.')
    const later = (Number.parseInt(until, 36) + 1).toString(36)
    for (const forged of [
      `${other}.${until}.${seal}`,
      `${documentId}.${later}.${seal}`,
      `${documentId}.${until}.${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`,
      documentId,
      'x',
    ])
      expect((await status(forged)).status).toBe(404)
    const { verifyStatusToken } = loadCompiled(() => import('#src/site/partner-application/status-link'))
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    expect(verifyStatusToken(token, inDays(89))).toBe(documentId)
    expect(verifyStatusToken(token, inDays(91))).toBeNull()
  })
})
