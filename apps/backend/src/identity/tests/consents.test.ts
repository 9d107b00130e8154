import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createMember, newRegistration, register, waitForConfirmationToken } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

const listConsents = async (token: string) => (await backend.call('GET', '/account/consents', { token })).body
const record = (token: string, body: object) => backend.call('POST', '/account/consents', { token, body })
const publish = (slug: string, version: string) =>
  backend.strapi.db.query('api::page.page').updateMany({ where: { slug }, data: { version } })
const isDue = async (token: string) => (await backend.call('GET', '/users/me', { token })).body.terms_due

const marketing = { purpose: 'marketing', given: true, document_version: '2026-11-20', locale: 'en' }

test('registration records consent to the terms with version, language and time', async () => {
  const before = Date.now()
  const { token } = await createMember(backend, { locale: 'en' })
  const { data, meta } = await listConsents(token)
  expect(data).toEqual([
    { purpose: 'terms', given: true, document_version: '2026-11-20', locale: 'en', at: expect.any(String) },
  ])
  expect(new Date(data[0].at).getTime()).toBeGreaterThanOrEqual(before - 1000)
  expect(meta.versions).toEqual({ terms: '2026-11-20', privacy: '2026-11-20', marketing: '2026-11-20' })
})

test('other consents are recorded separately, and none is required', async () => {
  const { token } = await createMember(backend, { privacy: true, marketing: false })
  const { data } = await listConsents(token)
  expect(data.map(({ purpose, given }: { purpose: string; given: boolean }) => [purpose, given])).toEqual([
    ['privacy', true],
    ['terms', true],
  ])
  const response = await backend.call('POST', '/auth/local/register', {
    body: newRegistration({ marketing: 'on' }),
  })
  expect(response.body.error.details.errors).toEqual([{ path: ['marketing'], message: 'validation.invalid' }])
})

test.each(['marketing', 'privacy'])(
  'consent to %s can be given, withdrawn and given again; every change is recorded',
  async purpose => {
    const { token } = await createMember(backend)
    await record(token, { ...marketing, purpose })
    await record(token, { ...marketing, purpose, given: false })
    const { body } = await record(token, { ...marketing, purpose })
    const recorded = body.data.map((consent: { purpose: string; given: boolean }) => [
      consent.purpose,
      consent.given,
    ])
    expect(recorded).toEqual([
      [purpose, true],
      [purpose, false],
      [purpose, true],
      ['terms', true],
    ])
  },
)

test('the terms cannot be withdrawn, and a version that was not shown cannot be accepted', async () => {
  const { token } = await createMember(backend)
  const response = await record(token, { ...marketing, purpose: 'terms', given: false })
  expect([response.status, response.body.error.details.code]).toEqual([409, 'consent-needed'])
  const old = await record(token, { ...marketing, document_version: '2020-01-01' })
  expect([old.status, old.body.error.details.code]).toEqual([409, 'version-changed'])
  expect((await listConsents(token)).data).toHaveLength(1)
})

test('terms newer than the accepted version are due until accepted; the same or older versions never are', async () => {
  const { token } = await createMember(backend)
  expect(await isDue(token)).toBe(false)
  await publish('terms-and-condition', '2027-01-31')
  expect(await isDue(token)).toBe(true)
  const version = { ...marketing, purpose: 'terms', document_version: '2027-01-31' }
  expect((await record(token, version)).status).toBe(200)
  expect(await isDue(token)).toBe(false)
  await publish('terms-and-condition', '2026-11-20')
  expect(await isDue(token)).toBe(false)
})

test('terms accepted by a registrant are due again for the owner of the address who sets a new password', async () => {
  const { email } = await register(backend)
  const password = 'Hujan-turun-malam-8'
  const body = {
    token: await waitForConfirmationToken(backend, email),
    password,
    passwordConfirmation: password,
  }
  const { jwt, user } = (await backend.call('POST', '/auth/email-confirmation/new-password', { body })).body
  expect(user.terms_due).toBe(true)
  await record(jwt, { ...marketing, purpose: 'terms' })
  expect(await isDue(jwt)).toBe(false)
})

test('an account sees only its own consents, and only after confirming its email address', async () => {
  const one = await createMember(backend)
  const other = await createMember(backend)
  await record(one.token, marketing)
  expect((await listConsents(other.token)).data).toHaveLength(1)
  const { token } = await register(backend)
  expect((await backend.call('GET', '/account/consents', { token })).status).toBe(403)
})

test('consents cannot be added, changed or deleted manually', async () => {
  const rows = backend.strapi.db.query('api::consent.consent')
  const [row] = await rows.findMany({ limit: 1 })
  const where = { id: row.id }
  await expect(rows.update({ where, data: { given: false } })).rejects.toThrow('cannot be changed or deleted')
  await expect(rows.updateMany({ where, data: { given: false } })).rejects.toThrow(
    'cannot be changed or deleted',
  )
  await expect(rows.delete({ where })).rejects.toThrow('cannot be changed or deleted')
  await expect(rows.deleteMany({ where })).rejects.toThrow('cannot be changed or deleted')
  const documents = backend.strapi.documents('api::consent.consent')
  const { documentId } = row
  await expect(documents.update({ documentId, data: {} })).rejects.toThrow('cannot be edited')
  await expect(documents.delete({ documentId })).rejects.toThrow('cannot be edited')
})
