import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { confirmEmail, newRegistration, register, signIn, waitForConfirmationToken } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('a registration returns a token and a user without private fields', async () => {
  const body = newRegistration({ email: 'Sari.Besar@Contoh.TEST', referral_code: 'TIDAK-ADA' })
  const response = await backend.call('POST', '/auth/local/register', { body })
  expect(response.status).toBe(200)
  expect(Object.keys(response.body).sort()).toEqual(['jwt', 'user'])
  expect(response.body.user).toMatchObject({
    first_name: 'Sari',
    email: 'sari.besar@contoh.test',
    mobile_number: `+62${body.mobile_number.slice(1)}`,
    mobile_number_verified: false,
    confirmed: false,
    active_organisation: null,
    memberships: [],
  })
  expect(Object.keys(response.body.user).sort()).toEqual(
    [
      'active_organisation',
      'blocked',
      'business_type',
      'collective_body',
      'confirmed',
      'createdAt',
      'created_at',
      'documentId',
      'email',
      'first_name',
      'gender',
      'has_google',
      'has_password',
      'id',
      'last_name',
      'locale',
      'memberships',
      'mobile_number',
      'mobile_number_verified',
      'notifications',
      'pending_email',
      'terms_due',
    ].sort(),
  )
})

test('the account can be returned with populated relations', async () => {
  const { jwt, user } = (await backend.call('POST', '/auth/local/register', { body: newRegistration() })).body
  const query = 'populate[0]=memberships&populate[1]=active_organisation'
  const response = await backend.call('GET', `/users/me?${query}`, { token: jwt })
  expect([response.status, response.body]).toEqual([200, user])
})

test('the last name is optional', async () => {
  expect((await register(backend, { last_name: undefined })).user.last_name).toBe('')
})

test('a consent is stored with document, language and time, and cannot be changed', async () => {
  const { user } = await register(backend, { locale: 'en' })
  const consents = backend.strapi.db.query('api::consent.consent')
  const [row] = await consents.findMany({ where: { owner: user.documentId } })
  expect(row).toMatchObject({ purpose: 'terms', locale: 'en' })
  expect(row.document_version).not.toBe('')
  await expect(consents.update({ where: { id: row.id }, data: { locale: 'id' } })).rejects.toThrow(
    'cannot be changed or deleted',
  )
  await expect(consents.deleteMany({ where: { id: row.id } })).rejects.toThrow('cannot be changed or deleted')
})

test('a taken address is reported on its field, regardless of its capitalisation', async () => {
  const { email } = await register(backend)
  const response = await backend.call('POST', '/auth/local/register', {
    body: newRegistration({ email: email.toUpperCase() }),
  })
  expect(response.status).toBe(400)
  expect(response.body.error.details.errors).toEqual([{ path: ['email'], message: 'validation.email_taken' }])
})

test('every missing or invalid field is reported without echoing its value', async () => {
  const password = 'rahasia sekali 42'
  const response = await backend.call('POST', '/auth/local/register', {
    body: {
      ...newRegistration({ email: 'bukan email', mobile_number: '12', password, terms: false }),
      role: 1,
    },
  })
  expect(response.status).toBe(400)
  const fields = response.body.error.details.errors.map((error: { path: string[] }) => error.path.join('.'))
  expect(fields.sort()).toEqual(['email', 'mobile_number', 'role', 'terms'])
  expect(response.text).not.toContain(password)
  expect(response.text).not.toContain('bukan email')
})

test('a session with an unconfirmed address can be used only to confirm the address', async () => {
  const { token } = await register(backend)
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(200)
  const rejected = await backend.call('PUT', '/account', { token, body: { first_name: 'Ayu' } })
  expect(rejected.status).toBe(403)
  expect(rejected.body.error.details.code).toBe('unconfirmed')
  const change = {
    currentPassword: 'x',
    password: 'Teh-tarik-sore-9',
    passwordConfirmation: 'Teh-tarik-sore-9',
  }
  expect((await backend.call('POST', '/auth/change-password', { token, body: change })).status).toBe(403)
})

test('the link in the email confirms the address once, and the session continues', async () => {
  const { email, token } = await register(backend)
  const [mail] = await backend.mail.waitForEmails(email)
  expect(mail?.subject).toBe('Verifikasi email Anda')
  expect(mail?.html).toContain('http://127.0.0.1:3001/verify?token=')
  const key = await waitForConfirmationToken(backend, email)
  expect((await backend.call('GET', `/auth/email-confirmation?confirmation=${key}`)).status).not.toBe(200)
  expect((await backend.call('GET', '/users/me', { token })).body.confirmed).toBe(false)
  expect((await confirmEmail(backend, token, key)).body).toMatchObject({ email, confirmed: true })
  expect((await backend.call('GET', '/users/me', { token })).body.confirmed).toBe(true)
  expect(
    (await backend.call('PUT', '/account', { token, body: { first_name: 'Ayu' } })).body.first_name,
  ).toBe('Ayu')
  const again = await confirmEmail(backend, token, key)
  expect([again.status, again.body.error.details.code]).toEqual([409, 'already-confirmed'])
})

test('a name with invalid characters is not also reported as empty', async () => {
  const response = await backend.call('POST', '/auth/local/register', {
    body: JSON.stringify(newRegistration({ first_name: 'NAME' })).replace('NAME', '\\ud800'),
  })
  expect(response.body.error.details.errors).toEqual([
    { path: ['first_name'], message: 'validation.characters' },
  ])
})

test('only the link in the newest email confirms the address', async () => {
  const { email, token } = await register(backend, { locale: 'en' })
  const old = await waitForConfirmationToken(backend, email)
  await backend.call('POST', '/auth/send-email-confirmation', { body: { email } })
  const fresh = await waitForConfirmationToken(backend, email, 2)
  const [mail] = await backend.mail.waitForEmails(email)
  expect(mail?.html).toContain('/en/verify?token=')
  expect((await confirmEmail(backend, token, old)).status).toBe(400)
  expect((await confirmEmail(backend, token, fresh)).status).toBe(200)
})

test('an expired token does not confirm the address', async () => {
  const { email, token: session } = await register(backend)
  const token = await waitForConfirmationToken(backend, email)
  await backend.strapi.db
    .query('api::code.code')
    .updateMany({ where: { target: email }, data: { expires_at: new Date(Date.now() - 1000) } })
  expect((await confirmEmail(backend, session, token)).status).toBe(400)
})

test('tokens and codes are not stored in plain text', async () => {
  const { email } = await register(backend)
  const token = await waitForConfirmationToken(backend, email)
  const rows = await backend.strapi.db.query('api::code.code').findMany({})
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('resending the email gives the same response for an unknown address', async () => {
  const { email } = await register(backend)
  const known = await backend.call('POST', '/auth/send-email-confirmation', { body: { email } })
  const unknown = await backend.call('POST', '/auth/send-email-confirmation', {
    body: { email: 'tak.ada@contoh.test' },
  })
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
})

test('an unconfirmed address can be changed, but not to a taken one, and the old email becomes invalid', async () => {
  const { email, token, body } = await register(backend)
  const other = await register(backend)
  const old = await waitForConfirmationToken(backend, email)
  const taken = await backend.call('POST', '/account/email', { token, body: { email: other.email } })
  expect(taken.body.error.details.errors).toEqual([{ path: ['email'], message: 'validation.email_taken' }])
  const next = `baru.${email}`
  const changed = await backend.call('POST', '/account/email', { token, body: { email: next } })
  expect(changed.body).toMatchObject({ email: next, confirmed: false })
  expect((await confirmEmail(backend, token, old)).status).toBe(400)
  const fresh = await waitForConfirmationToken(backend, next)
  expect((await confirmEmail(backend, token, fresh)).status).toBe(200)
  const lateChange = await backend.call('POST', '/account/email', { token, body: { email: `lagi.${email}` } })
  expect([lateChange.status, lateChange.body.error.details.code]).toEqual([400, 'credentials'])
  expect((await signIn(backend, next, body.password)).status).toBe(200)
})
