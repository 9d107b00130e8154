import { afterAll, beforeAll, expect, test } from 'vitest'
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

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const together = <T>(count: number, call: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, call))
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort()

test('eight concurrent registrations of one address create one user, and the others get an error', async () => {
  const body = newRegistration()
  const responses = await together(8, () => backend.call('POST', '/auth/local/register', { body }))
  expect(statuses(responses)).toEqual([200, ...Array(7).fill(400)])
  for (const { status, body: response } of responses) {
    if (status === 400) {
      expect(response.error.details.errors).toEqual([{ path: ['email'], message: 'validation.email_taken' }])
    }
  }
  const where = { email: body.email }
  expect(await backend.strapi.db.query('plugin::users-permissions.user').count({ where })).toBe(1)
  expect(
    await backend.strapi.db
      .query('api::consent.consent')
      .count({ where: { owner: responses.find(({ status }) => status === 200)?.body.user.documentId } }),
  ).toBe(1)
})

test('only one of four accounts that change to the same address concurrently gets it', async () => {
  const people = await together(4, () => register(backend))
  const email = newRegistration().email
  const responses = await Promise.all(
    people.map(({ token }) => backend.call('POST', '/account/email', { token, body: { email } })),
  )
  expect(statuses(responses)).toEqual([200, 400, 400, 400])
})

test('twelve concurrent wrong reset codes use up all attempts, and then the correct code is rejected', async () => {
  const { email, user } = await register(backend)
  await backend.call('POST', '/auth/forgot-password', { body: { email } })
  const code = await waitForEmailedCode(backend, email)
  const wrong = code === '000000' ? '111111' : '000000'
  const verify = (given: string) =>
    backend.call('POST', '/auth/verify-reset-code', { body: { identifier: email, code: given } })
  expect(statuses(await together(12, () => verify(wrong)))).toEqual(Array(12).fill(400))
  const row = await backend.strapi.db
    .query('api::code.code')
    .findOne({ where: { slot: `password-reset:${user.documentId}` } })
  expect(row.tries_left).toBe(0)
  expect((await verify(code)).status).toBe(400)
})

test('a correct code sent five times concurrently yields one grant, and the grant sets one password', async () => {
  const { email } = await register(backend)
  await backend.call('POST', '/auth/forgot-password', { body: { email } })
  const code = await waitForEmailedCode(backend, email)
  const verifications = await together(5, () =>
    backend.call('POST', '/auth/verify-reset-code', { body: { identifier: email, code } }),
  )
  expect(statuses(verifications)).toEqual([200, 400, 400, 400, 400])
  const grant = verifications.find(({ status }) => status === 200)?.body.code
  const body = { code: grant, password: 'Hujan-turun-8', passwordConfirmation: 'Hujan-turun-8' }
  const reset = await together(5, () => backend.call('POST', '/auth/reset-password', { body }))
  expect(statuses(reset)).toEqual([200, 400, 400, 400, 400])
})

test('a confirmation sent five times concurrently works once, and repeated requests leave one valid token', async () => {
  const { email, user, token: session } = await register(backend)
  const token = await waitForConfirmationToken(backend, email)
  expect(statuses(await together(5, () => confirmEmail(backend, session, token)))).toEqual([
    200, 409, 409, 409, 409,
  ])
  const other = await register(backend)
  await together(5, () =>
    backend.call('POST', '/auth/send-email-confirmation', { body: { email: other.email } }),
  )
  await waitForConfirmationToken(backend, other.email, 6)
  expect(
    await backend.strapi.db.query('api::code.code').count({ where: { owner: other.user.documentId } }),
  ).toBe(1)
  expect(user.confirmed).toBe(false)
})

test('each of twenty concurrent wrong passwords is counted', async () => {
  const { email } = await createMember(backend)
  const responses = await together(20, () => signIn(backend, email, 'bukan-kata-sandinya'))
  expect(statuses(responses)).toEqual([...Array(10).fill(400), ...Array(10).fill(429)])
})
