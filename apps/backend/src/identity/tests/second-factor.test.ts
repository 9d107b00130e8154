import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateTotp } from '#tests/authenticator'
import { type Backend, startBackend } from '#tests/harness'
import { createMember, signIn, waitForEmailedCode } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const password = 'Kopi-susu-pagi-7'
const post = (path: string, body: object, token?: string) =>
  backend.call('POST', path, { body, ...(token ? { token } : {}) })
const show = async (token: string) => (await backend.call('GET', '/account/second-factor', { token })).body
const meStatus = async (token: string) => (await backend.call('GET', '/users/me', { token })).status
const second = (challenge: string, code: string) => post('/auth/second-factor', { challenge, code })
const getChallenge = async (email: string) => String((await signIn(backend, email, password)).body.challenge)
const rows = () => backend.strapi.db.query('api::second-factor.second-factor')
const resetLastStep = (owner: string) => rows().updateMany({ where: { owner }, data: { last_step: 0 } })

/**
 * Creates a member with a second factor. The last used time step is reset, so that tests need not wait for
 * the next time step.
 */
async function memberWithSecondFactor() {
  const person = await createMember(backend)
  const started = await post('/account/second-factor', { currentPassword: password }, person.token)
  const { secret } = started.body.setup
  const on = await post('/account/second-factor/confirm', { code: generateTotp(secret) }, person.token)
  await resetLastStep(person.user.documentId)
  return { ...person, secret, codes: on.body.recovery_codes as string[] }
}

test('setup requires the password and a code, ends other sessions and notifies the owner', async () => {
  const { email, token } = await createMember(backend)
  const other = String((await signIn(backend, email, password)).body.jwt)
  expect(await show(token)).toEqual({ enabled: false, recovery_codes_left: 0, setup: null })
  const rejected = await post('/account/second-factor', { currentPassword: 'salah' }, token)
  expect(rejected.body.error.details.errors[0].path).toEqual(['currentPassword'])
  const { setup } = (await post('/account/second-factor', { currentPassword: password }, token)).body
  expect(setup.uri).toContain(`secret=${setup.secret}`)
  expect(await show(token)).toMatchObject({ enabled: false, setup })
  const wrong = await post('/account/second-factor/confirm', { code: generateTotp(setup.secret, 40) }, token)
  expect(wrong.body.error.details).toMatchObject({ code: 'code' })
  const on = await post('/account/second-factor/confirm', { code: generateTotp(setup.secret) }, token)
  expect(new Set(on.body.recovery_codes).size).toBe(10)
  expect(await show(token)).toEqual({ enabled: true, recovery_codes_left: 10, setup: null })
  expect([await meStatus(token), await meStatus(other)]).toEqual([200, 401])
  await backend.mail.waitForEmails(email, 1, /aplikasi autentikator/)
})

test('neither the secret nor the recovery codes are stored in plain text', async () => {
  const { secret, codes } = await memberWithSecondFactor()
  const stored = JSON.stringify([
    await rows().findMany({}),
    await backend.strapi.db.query('api::recovery-code.recovery-code').findMany({}),
  ])
  for (const plain of [secret, ...codes, ...codes.map(code => code.replace('-', ''))])
    expect(stored).not.toContain(plain)
})

test('the password alone does not open a session; a code does, and works only once', async () => {
  const { email, secret } = await memberWithSecondFactor()
  const first = await signIn(backend, email, password)
  expect(Object.keys(first.body)).toEqual(['challenge'])
  expect(await meStatus(first.body.challenge)).toBe(401)
  const code = generateTotp(secret)
  const opened = await second(first.body.challenge, `${code.slice(0, 3)} ${code.slice(3)}`)
  expect(await meStatus(opened.body.jwt)).toBe(200)
  expect((await second(first.body.challenge, generateTotp(secret, 1))).body.error.details.code).toBe(
    'challenge',
  )
  const replayed = await second(await getChallenge(email), code)
  expect([replayed.status, replayed.body.error.details.code]).toEqual([400, 'code'])
})

test('a recovery code works once, in upper or lower case, and the owner is notified', async () => {
  const { email, codes, token } = await memberWithSecondFactor()
  const [code = ''] = codes
  expect((await second(await getChallenge(email), code.toLowerCase().replace('-', ' '))).status).toBe(200)
  expect((await second(await getChallenge(email), code)).status).toBe(400)
  expect((await show(token)).recovery_codes_left).toBe(9)
  await backend.mail.waitForEmails(email, 1, /Masih ada 9 kode/)
})

test('attempts are limited to five per challenge and ten per account', async () => {
  const { email, secret } = await memberWithSecondFactor()
  const wrong = generateTotp(secret, 40)
  const challenge = await getChallenge(email)
  for (let attempt = 0; attempt < 5; attempt++) expect((await second(challenge, wrong)).status).toBe(400)
  expect((await second(challenge, generateTotp(secret))).body.error.details.code).toBe('challenge')
  const next = await getChallenge(email)
  const statuses = []
  for (let attempt = 0; attempt < 5; attempt++) statuses.push((await second(next, wrong)).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await second(await getChallenge(email), generateTotp(secret))).status).toBe(429)
})

test('a password reset does not bypass the second factor', async () => {
  const { email, secret } = await memberWithSecondFactor()
  await post('/auth/forgot-password', { email })
  const { code } = (
    await post('/auth/verify-reset-code', {
      identifier: email,
      code: await waitForEmailedCode(backend, email),
    })
  ).body
  const newPassword = 'Hujan-turun-sore-9'
  const response = await post('/auth/reset-password', {
    code,
    password: newPassword,
    passwordConfirmation: newPassword,
  })
  expect(Object.keys(response.body)).toEqual(['challenge'])
  expect((await second(response.body.challenge, generateTotp(secret))).status).toBe(200)
})

test('a blocked account is also rejected at the second step', async () => {
  const { email, secret, user } = await memberWithSecondFactor()
  const challenge = await getChallenge(email)
  await backend.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { documentId: user.documentId }, data: { blocked: true } })
  expect((await second(challenge, generateTotp(secret))).body.error.details.code).toBe('blocked')
})

test('regenerating recovery codes and disabling the second factor require the password and a code', async () => {
  const { email, token, secret, codes, user } = await memberWithSecondFactor()
  const change = (path: string, code: string, currentPassword = password) =>
    post(`/account/second-factor/${path}`, { currentPassword, code }, token)
  expect((await change('disable', generateTotp(secret), 'salah')).status).toBe(400)
  expect((await change('disable', generateTotp(secret, 40))).status).toBe(400)
  const renewed = await change('recovery-codes', generateTotp(secret))
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect((await second(await getChallenge(email), codes[1] ?? '')).status).toBe(400)
  await resetLastStep(user.documentId)
  expect((await change('disable', generateTotp(secret))).body).toEqual({ ok: true })
  expect((await signIn(backend, email, password)).body.jwt).toBeTruthy()
  await backend.mail.waitForEmails(email, 1, /hanya memerlukan kata sandi/)
})
