import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { newContactMessage, newPartnerApplication, submitForm } from '#tests/visitors'

type Panel = Awaited<ReturnType<typeof openPanel>>
let backend: Backend
let editor: Panel
let owner: Panel

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  editor = await openPanel(backend, 'strapi-editor')
  owner = await openPanel(backend)
})
afterAll(() => backend.stop())

const pages = 'api::page.page'
const getPage = async (slug: string) => {
  const row = await backend.strapi.db.query(pages).findOne({ where: { slug, locale: 'id' } })
  return String(row.documentId)
}
const runAction = (slug: string, path: string) =>
  getPage(slug).then(id =>
    owner.call('POST', `/content-manager/collection-types/${pages}/${id}/actions/${path}?locale=id`, {}),
  )

test('the second of two saves of the same version is rejected with the name of the first editor', async () => {
  const uid = 'api::faq.faq'
  const [{ documentId }] = (await editor.list(uid)).body.results
  const { data } = (await editor.read(uid, documentId)).body
  const responses = await Promise.all([
    editor.write(uid, documentId, { question: 'Satu?', updatedAt: data.updatedAt }),
    editor.write(uid, documentId, { question: 'Dua?', updatedAt: data.updatedAt }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const rejected = responses.find(({ status }) => status === 409)
  expect(rejected?.body.error.message).toMatch(/^Dewi Lestari saved a newer version/)
  const fresh = (await editor.read(uid, documentId)).body.data
  const sent = { question: 'Tiga?', updatedAt: fresh.updatedAt }
  expect((await editor.write(uid, documentId, sent)).status).toBe(200)
})

test.each(['home', 'terms-and-condition', 'privacy-policy'])(
  'the page %s cannot be unpublished, deleted or renamed',
  async slug => {
    const unpublished = await runAction(slug, 'unpublish')
    expect([unpublished.status, unpublished.body.error.message]).toEqual([
      400,
      expect.stringContaining(`The page ${slug} cannot be taken offline`),
    ])
    const id = await getPage(slug)
    expect((await owner.remove(pages, id)).status).toBe(400)
    expect((await owner.write(pages, id, { slug: 'lain' })).status).toBe(400)
    const publishedCount = await backend.strapi.db
      .query(pages)
      .count({ where: { slug, publishedAt: { $notNull: true } } })
    expect(publishedCount).toBe(2)
  },
)

test('errors are in Indonesian for staff who use the panel in Indonesian', async () => {
  const indonesian = await openPanel(backend)
  await indonesian.call('PUT', '/admin/users/me', { preferedLanguage: 'id' })
  const removed = await indonesian.remove(pages, await getPage('home'))
  expect([removed.status, removed.body.error.message]).toEqual([
    400,
    'Halaman home tidak dapat dihapus. Ini beranda situs: ubah saja teksnya',
  ])
  const { body } = await indonesian.create('api::voucher.voucher', {
    code: 'SALAH',
    value: '-1',
    remaining: 1,
  })
  expect(body.error.details.errors[0].message).toContain('Tulis bilangan bulat')
})

test('pages that are not protected can be unpublished', async () => {
  expect((await runAction('about', 'unpublish')).status).toBe(200)
})

test('support can read and handle only messages with the topic support', async () => {
  const support = await openPanel(backend, 'support')
  const uid = 'api::contact-message.contact-message'
  for (const topic of ['support', 'sales'])
    await submitForm(backend, '/contact-messages', newContactMessage({ topic }))
  const { results } = (await support.list(uid)).body
  expect(results.map(({ topic }: { topic: string }) => topic)).toEqual(['support'])
  const handled = { state: 'handled' }
  expect((await support.write(uid, results[0].documentId, handled)).body.data.state).toBe('handled')
  const other = await backend.strapi.db.query(uid).findOne({ where: { topic: 'sales' } })
  expect((await support.read(uid, other.documentId)).status).toBe(403)
  expect((await support.write(uid, other.documentId, handled)).status).toBe(403)
})

test('approving an application creates a referral code and emails it', async () => {
  const uid = 'api::partner-application.partner-application'
  const body = newPartnerApplication()
  await submitForm(backend, '/partner-applications', body)
  const { documentId, number } = await backend.strapi.db.query(uid).findOne({ where: { email: body.email } })
  expect((await owner.write(uid, documentId, { state: 'approved' })).status).toBe(200)
  const code = `MITRA-${number.replace(/\D/g, '')}`
  const found = await backend.strapi.db.query('api::referral-code.referral-code').findOne({ where: { code } })
  expect(found).toMatchObject({ partner_name: body.company_name, active: true })
  const [mail] = await backend.mail.waitForEmails(body.email, 1, new RegExp(code))
  expect(mail?.subject).toContain('disetujui')
})

test('an invitation to the panel is emailed with its link', async () => {
  const email = 'baru@kantor.test'
  const role = await backend.strapi.service('admin::role').findOne({ code: 'sales' })
  const sent = { email, firstname: 'Baru', lastname: 'Sekali', roles: [role.id] }
  const { body } = await owner.call('POST', '/admin/users', sent)
  const [mail] = await backend.mail.waitForEmails(email)
  expect(mail?.text).toContain(`/admin/auth/register?registrationToken=${body.data.registrationToken}`)
})

test.each([
  ['en', /Choose|password/, 'undang-en@kantor.test'],
  ['id', /kata sandi/, 'undang-id@kantor.test'],
])(
  'an invitation is in the language of the colleague who sends it (%s)',
  async (preferedLanguage, words, email) => {
    const role = await backend.strapi.service('admin::role').findOne({ code: 'sales' })
    const colleague = await openPanel(backend)
    await colleague.call('PUT', '/admin/users/me', { preferedLanguage })
    await colleague.call('POST', '/admin/users', {
      email,
      firstname: 'Baru',
      lastname: 'Lagi',
      roles: [role.id],
    })
    const [mail] = await backend.mail.waitForEmails(email)
    expect(mail?.text).toMatch(words)
  },
)

test('the audit log shows staff the names of people', async () => {
  const uid = 'api::audit-entry.audit-entry'
  const row = await backend.strapi.db.query(uid).findOne({ where: { actor_kind: 'member' } })
  const person = await backend.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: row.actor } })
  expect((await owner.read(uid, row.documentId)).body.data.actor).toContain(person.first_name)
})

async function entriesWith(field: string, condition: string, value: string): Promise<string[]> {
  const list = '/content-manager/collection-types/api::audit-entry.audit-entry?page=1&pageSize=100'
  const filter = `filters[$and][0][${field}][${condition}]=${encodeURIComponent(value)}`
  const { body } = await owner.call('GET', `${list}&${filter}`)
  return body.results.map((row: Record<string, string>) => row[field])
}

test.each([
  ['actor', '$containsi', 'wulandari', 'Sari Wulandari'],
  ['action', '$eq', 'Order placed', 'Order placed'],
  ['subject', '$contains', 'Ord', 'Order'],
])('the audit log can be filtered by the displayed %s', async (field, operator, search, shown) => {
  expect(new Set(await entriesWith(field, operator, search))).toEqual(new Set([shown]))
  expect(await entriesWith(field, '$notContainsi', search)).not.toContain(shown)
})

test('the audit log can be filtered by time and organisation', async () => {
  const { at, organisation_id } = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findOne({ where: { action: 'order.paid' } })
  const list = '/content-manager/collection-types/api::audit-entry.audit-entry?page=1&pageSize=100'
  for (const filter of [
    `[at][$eq]=${encodeURIComponent(new Date(at).toISOString())}`,
    `[organisation][id][$eq]=${organisation_id}`,
  ]) {
    const { status, body } = await owner.call('GET', `${list}&filters[$and][0]${filter}`)
    expect([filter, status, body.results.length > 0]).toEqual([filter, 200, true])
  }
})

test('the audit log can be filtered by order number', async () => {
  const { subject_id } = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findOne({ where: { action: 'order.paid' } })
  const { number } = await backend.strapi.db
    .query('api::order.order')
    .findOne({ where: { documentId: subject_id } })
  const found = await entriesWith('subject_id', '$eqi', number.toLowerCase())
  expect(new Set(found)).toEqual(new Set([number]))
})

test('a form that records consent stores nothing if the legal texts are not published', async () => {
  const where = { slug: 'privacy-policy', publishedAt: { $notNull: true } }
  await backend.strapi.db.query(pages).deleteMany({ where })
  const body = newContactMessage()
  expect((await submitForm(backend, '/contact-messages', body)).status).toBe(503)
  const uid = 'api::contact-message.contact-message'
  expect(await backend.strapi.db.query(uid).count({ where: { email: body.email } })).toBe(0)
})
