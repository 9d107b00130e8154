import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import {
  confirmEmail,
  createMember,
  newRegistration,
  register,
  signIn,
  waitForConfirmationToken,
  waitForEmailedCode,
} from '#tests/people'

// An attacker registers with an email address that belongs to someone else, who starts using the product later.
let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

type Consent = { purpose: string; given: boolean }
const chosen = 'Hujan-turun-malam-8'
const users = () => backend.strapi.db.query('plugin::users-permissions.user')
const codes = () => backend.strapi.db.query('api::code.code')
const rows = (uid: 'api::session.session' | 'api::device.device', owner: string) =>
  backend.strapi.db.query(uid).count({ where: { owner } })
const find = (documentId: string) => users().findOne({ where: { documentId } })
const me = async (token: string) => (await backend.call('GET', '/users/me', { token })).status
const post = (path: string, body: object, token?: string) =>
  backend.call('POST', path, { body, ...(token ? { token } : {}) })
const lookUp = (token: string) => post('/auth/email-confirmation/look-up', { token })
const byPassword = (token: string, currentPassword: string) =>
  post('/auth/email-confirmation', { token, currentPassword })
const byNewPassword = (token: string, password = chosen) =>
  post('/auth/email-confirmation/new-password', { token, password, passwordConfirmation: password })
const decline = (token: string) => post('/auth/email-confirmation/decline', { token })
const getCode = (result: { status: number; body: { error: { details: { code: string } } } }) => [
  result.status,
  result.body.error.details.code,
]

async function reset(email: string, password = chosen) {
  await post('/auth/forgot-password', { email })
  const verified = await post('/auth/verify-reset-code', {
    identifier: email,
    code: await waitForEmailedCode(backend, email),
  })
  return post('/auth/reset-password', { code: verified.body.code, password, passwordConfirmation: password })
}

/**
 * Creates an account with all data that an unconfirmed registrant could have added through a bug or in an
 * earlier version.
 */
async function hijacked() {
  const attacker = await register(backend, { referral_code: 'MITRA2026', privacy: true, marketing: true })
  const { documentId } = attacker.user
  const number = `+62${attacker.body.mobile_number.slice(1)}`
  const google_sub = `sub-${documentId}`
  await users().updateMany({ where: { documentId }, data: { proved_mobile_number: number, google_sub } })
  await backend.strapi.db
    .query('api::device.device')
    .create({ data: { slot: `slot-${documentId}`, owner: documentId, last_seen_at: new Date() } })
  await backend.strapi.db
    .query('api::second-factor.second-factor')
    .create({ data: { owner: documentId, secret: 'x', last_step: 0, confirmed_at: new Date() } })
  return { ...attacker, documentId, number }
}

const secondFactors = (owner: string) =>
  backend.strapi.db.query('api::second-factor.second-factor').count({ where: { owner } })

describe('before an address is confirmed', () => {
  test('a number cannot be verified', async () => {
    const { token } = await register(backend)
    for (const path of ['send-code', 'verify'])
      expect((await post(`/account/mobile-number/${path}`, { code: '123456' }, token)).status).toBe(403)
  })

  test('a number marked as verified cannot be used to sign in or reset the password', async () => {
    const { number, body, documentId } = await hijacked()
    expect((await signIn(backend, number, body.password)).status).toBe(400)
    await post('/auth/forgot-password', { mobile_number: number })
    expect(await codes().count({ where: { slot: `password-reset:${documentId}` } })).toBe(0)
  })
})

describe('the link in the confirmation email', () => {
  test('confirms nothing by itself', async () => {
    const { email, token: session } = await register(backend)
    const token = await waitForConfirmationToken(backend, email)
    const otherMember = await createMember(backend)
    expect((await post('/auth/email-confirmation', { token })).status).toBe(400)
    expect((await post('/account/email-confirmation', { token })).status).toBe(403)
    expect(getCode(await confirmEmail(backend, otherMember.token, token))).toEqual([400, 'code'])
    expect(getCode(await byPassword(token, 'bukan-kata-sandinya'))).toEqual([400, 'credentials'])
    expect((await lookUp(token)).body).toEqual({ email, change: false })
    expect((await backend.call('GET', '/users/me', { token: session })).body.confirmed).toBe(false)
  })

  test('confirms the address on another device with the password, and ends all earlier sessions', async () => {
    const { email, body, token: session } = await register(backend)
    const result = await byPassword(await waitForConfirmationToken(backend, email), body.password)
    expect(result.body.user).toMatchObject({ email, confirmed: true, mobile_number_verified: false })
    expect(await me(session)).toBe(401)
    expect(await me(result.body.jwt)).toBe(200)
  })

  test("confirms the address from the registration's session, and ends all others", async () => {
    const { email, body, token: session } = await register(backend)
    const otherSession = String((await signIn(backend, email, body.password)).body.jwt)
    expect(
      (await confirmEmail(backend, session, await waitForConfirmationToken(backend, email))).status,
    ).toBe(200)
    expect([await me(session), await me(otherSession)]).toEqual([200, 401])
  })

  test('cannot set a password or delete the account once the address is confirmed', async () => {
    const { email, token: session, body } = await register(backend)
    const token = await waitForConfirmationToken(backend, email)
    await confirmEmail(backend, session, token)
    for (const result of [await byNewPassword(token), await decline(token), await lookUp(token)])
      expect(getCode(result)).toEqual([409, 'already-confirmed'])
    expect((await signIn(backend, email, body.password)).status).toBe(200)
  })

  test('is invalid if it was sent to an earlier address', async () => {
    const { email, token: session } = await register(backend)
    const token = await waitForConfirmationToken(backend, email)
    await post('/account/email', { email: newRegistration().email }, session)
    for (const result of [await byNewPassword(token), await decline(token), await lookUp(token)])
      expect(getCode(result)).toEqual([400, 'code'])
  })
})

describe.each([
  [
    'a new password from the link',
    async (email: string) => byNewPassword(await waitForConfirmationToken(backend, email)),
  ],
  ['an emailed reset', (email: string) => reset(email)],
])('confirmation by %s', (_, takeOver) => {
  test('removes everything that the registrant set up', async () => {
    const { email, token, body, documentId, number } = await hijacked()
    const result = await takeOver(email)
    expect(result.body.user).toMatchObject({ email, confirmed: true, has_google: false, mobile_number: null })
    expect(await find(documentId)).toMatchObject({
      proved_mobile_number: null,
      google_sub: null,
      referral_code: null,
      second_factor: false,
    })
    expect([await secondFactors(documentId), await rows('api::session.session', documentId)]).toEqual([0, 1])
    expect(await rows('api::device.device', documentId)).toBe(0)
    const { data } = (await backend.call('GET', '/account/consents', { token: result.body.jwt })).body
    expect(
      data
        .slice(0, 3)
        .map(({ purpose, given }: Consent) => `${purpose} ${given}`)
        .sort(),
    ).toEqual(['marketing false', 'privacy false', 'terms false'])
    expect(await me(token)).toBe(401)
    expect((await signIn(backend, email, body.password)).status).toBe(400)
    expect((await signIn(backend, number, chosen)).status).toBe(400)
    expect((await signIn(backend, email, chosen)).status).toBe(200)
    await post('/auth/forgot-password', { mobile_number: number })
    expect(await codes().count({ where: { slot: `password-reset:${documentId}` } })).toBe(0)
  })

  test('invalidates a password reset code that the registrant obtained', async () => {
    const attacker = await register(backend)
    const own = attacker.email
    await post('/auth/forgot-password', { email: own })
    const verified = await post('/auth/verify-reset-code', {
      identifier: own,
      code: await waitForEmailedCode(backend, own),
    })
    const email = newRegistration().email
    await post('/account/email', { email }, attacker.token)
    await takeOver(email)
    const late = { code: verified.body.code, password: 'Punya-saya-9', passwordConfirmation: 'Punya-saya-9' }
    expect(getCode(await post('/auth/reset-password', late))).toEqual([400, 'code'])
    expect((await signIn(backend, email, chosen)).status).toBe(200)
  })
})

test('the owner of a newly entered address cannot take over the account with the link sent there', async () => {
  const { token: session, body, email } = await createMember(backend)
  const next = newRegistration().email
  await post('/account/email', { email: next, currentPassword: body.password }, session)
  const token = await waitForConfirmationToken(backend, next)
  expect(getCode(await byNewPassword(token))).toEqual([400, 'code'])
  expect(getCode(await byPassword(token, chosen))).toEqual([400, 'credentials'])
  expect((await signIn(backend, email, body.password)).status).toBe(200)
  expect((await byPassword(token, body.password)).body.user).toMatchObject({ email: next })
})

test('a blocked account cannot be confirmed', async () => {
  const { email, user, body, token: session } = await register(backend)
  const token = await waitForConfirmationToken(backend, email)
  await users().updateMany({ where: { documentId: user.documentId }, data: { blocked: true } })
  for (const result of [await byPassword(token, body.password), await byNewPassword(token)])
    expect(getCode(result)).toEqual([403, 'blocked'])
  expect((await confirmEmail(backend, session, token)).status).not.toBe(200)
})

test('the email about a new password lists the sign-in methods', async () => {
  const { email, user } = await createMember(backend)
  const { documentId } = user
  const data = { proved_mobile_number: '+6281355501234', google_sub: `sub-${documentId}` }
  await users().updateMany({ where: { documentId }, data })
  await reset(email)
  const [mail] = await backend.mail.waitForEmails(email, 1, /semua perangkat lain/)
  expect(mail?.text).toContain(
    [
      `- Email ${email} dan kata sandi baru`,
      '- Nomor ponsel +6281•••234 dan kata sandi baru',
      '- Akun Google yang terhubung',
    ].join('\n'),
  )
})
