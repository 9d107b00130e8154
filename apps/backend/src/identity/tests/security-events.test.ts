import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateTotp } from '#tests/authenticator'
import { createColleague } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import { type Backend, internalKey } from '#tests/harness'
import { openPanel } from '#tests/panel'
import {
  createMember,
  newRegistration,
  signIn,
  waitForConfirmationToken,
  waitForEmailedCode,
} from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'
import { captureLog, newRequestId } from './security-log'

let backend: Backend
let log: ReturnType<typeof captureLog>
beforeAll(async () => {
  backend = await startBackendWithPackages({ LOG_LEVEL: 'http' })
  log = captureLog(backend)
})
afterAll(() => backend.stop())

const password = 'Kopi-susu-pagi-7'
const next = 'Teh-manis-sore-8'

/** Sends a request. Returns the names of the events that it logged and the first event in full. */
async function callWithLog(method: string, path: string, body?: object, token?: string, events = 1) {
  const { id, headers } = newRequestId()
  const response = await backend.call(method, path, { body, headers, ...(token ? { token } : {}) })
  const lines = await log.of(id, events)
  const names = lines.map(({ event, reason }) => (reason ? `${event} ${reason}` : event))
  return { response, names, line: lines[0], lines }
}
const getNames = async (...call: Parameters<typeof callWithLog>) => (await callWithLog(...call)).names
const namesOfPost = (path: string, body: object) => getNames('POST', path, body)

test('logs a registration and its confirmation once each, with only the account id', async () => {
  const body = newRegistration()
  const { response, names, line } = await callWithLog('POST', '/auth/local/register', body, undefined, 2)
  expect(names).toEqual(['registration.accepted', 'sign-in.accepted'])
  expect(line?.account).toBe(response.body.user.documentId)
  const token = await waitForConfirmationToken(backend, body.email)
  const confirm = () => getNames('POST', '/account/email-confirmation', { token }, response.body.jwt)
  expect(await confirm()).toEqual(['email.confirmed'])
  expect(await confirm()).toEqual(['email.rejected already-confirmed'])
})

test('logs every kind of sign-in and every failure once each', async () => {
  const { email, user } = await createMember(backend)
  const right = await callWithLog('POST', '/auth/local', { identifier: email, password })
  expect(right.names).toEqual(['sign-in.accepted'])
  expect(right.line).toMatchObject({ level: 'info', account: user.documentId, route: '/auth/local' })
  const wrong = await callWithLog('POST', '/auth/local', { identifier: email, password: 'salah' })
  expect(wrong.names).toEqual(['sign-in.rejected credentials'])
  expect(wrong.line).toMatchObject({ level: 'warn', account: user.documentId })
  const unknown = await callWithLog('POST', '/auth/local', { identifier: 'nobody@contoh.test', password })
  expect(unknown.names).toEqual(['sign-in.rejected credentials'])
  expect(unknown.line).not.toHaveProperty('account')
  expect(await getNames('POST', '/auth/local', { identifier: '' }, undefined, 0)).toEqual([])
  expect(await getNames('POST', '/auth/sign-out', {}, right.response.body.jwt)).toEqual(['session.ended'])
  expect(await getNames('GET', '/users/me', undefined, right.response.body.jwt)).toEqual(['token.rejected'])
})

test('logs a rate limit on the first rejected attempt', async () => {
  const { email } = await createMember(backend)
  const otherAddress = { 'x-internal-key': internalKey, 'x-forwarded-for': '203.0.113.9' }
  const guesses = Array.from({ length: 10 }, () => signIn(backend, email, 'tebakan', otherAddress))
  await Promise.all(guesses)
  expect(await namesOfPost('/auth/local', { identifier: email, password })).toEqual([
    'sign-in.rejected rate-limited',
  ])
})

test('logs a password reset from request to completion', async () => {
  const { email, user } = await createMember(backend)
  const requested = await callWithLog('POST', '/auth/forgot-password', { email })
  expect(requested.line).toMatchObject({ event: 'reset.requested', account: user.documentId })
  expect(await namesOfPost('/auth/forgot-password', { email: 'nobody@contoh.test' })).toEqual([
    'reset.requested unknown',
  ])
  expect(await namesOfPost('/auth/verify-reset-code', { identifier: email, code: '000000' })).toEqual([
    'reset.rejected code',
  ])
  const code = await waitForEmailedCode(backend, email)
  const grant = await callWithLog('POST', '/auth/verify-reset-code', { identifier: email, code })
  expect(grant.names).toEqual(['reset.code-accepted'])
  const body = { code: grant.response.body.code, password: next, passwordConfirmation: next }
  expect(await getNames('POST', '/auth/reset-password', body, undefined, 4)).toEqual([
    'password.changed',
    'session.ended',
    'reset.completed',
    'sign-in.accepted',
  ])
  expect(await namesOfPost('/auth/reset-password', body)).toEqual(['reset.rejected code'])
})

test('logs changes of password, address and number, and wrong passwords', async () => {
  const { token, email, body } = await createMember(backend)
  const change = (currentPassword: string) => ({
    currentPassword,
    password: next,
    passwordConfirmation: next,
  })
  expect(await getNames('POST', '/auth/change-password', change('salah'), token)).toEqual([
    'password.rejected credentials',
  ])
  const changed = await callWithLog('POST', '/auth/change-password', change(password), token, 3)
  expect(changed.names).toEqual(['password.changed', 'session.ended', 'sign-in.accepted'])
  const { jwt } = changed.response.body
  const address = newRegistration().email
  const requested = { email: address, currentPassword: next }
  expect(await getNames('POST', '/account/email', { ...requested, currentPassword: 'x' }, jwt)).toEqual([
    'email.rejected credentials',
  ])
  expect(await getNames('POST', '/account/email', requested, jwt)).toEqual(['email.requested'])
  const confirm = { token: await waitForConfirmationToken(backend, address) }
  expect(await getNames('POST', '/account/email-confirmation', confirm, jwt)).toEqual(['email.changed'])
  const verify = await callWithLog('POST', '/account/mobile-number/verify', { code: '000000' }, jwt)
  expect(verify.names).toEqual(['number.rejected code'])
  for (const typed of [email, address, body.mobile_number, body.first_name, password, next, token, jwt])
    expect(log.text()).not.toContain(typed)
})

test('logs enabling, requesting, failing, passing and disabling a second factor', async () => {
  const { token, email, user } = await createMember(backend)
  const { setup } = (
    await callWithLog('POST', '/account/second-factor', { currentPassword: password }, token, 0)
  ).response.body
  const enabled = await callWithLog(
    'POST',
    '/account/second-factor/confirm',
    { code: generateTotp(setup.secret) },
    token,
  )
  expect(enabled.names).toEqual(['second-factor.on'])
  const first = await callWithLog('POST', '/auth/local', { identifier: email, password })
  expect(first.names).toEqual(['sign-in.challenged'])
  const { challenge } = first.response.body
  const wrong = await callWithLog('POST', '/auth/second-factor', { challenge, code: '000000' })
  expect(wrong.names).toEqual(['sign-in.rejected code'])
  expect(wrong.line?.account).toBe(user.documentId)
  const [one, two] = enabled.response.body.recovery_codes
  expect(await getNames('POST', '/auth/second-factor', { challenge, code: one }, undefined, 2)).toEqual([
    'second-factor.recovery-code-used',
    'sign-in.accepted',
  ])
  const off = { currentPassword: password, code: two }
  expect(await getNames('POST', '/account/second-factor/disable', off, token, 2)).toEqual([
    'second-factor.recovery-code-used',
    'second-factor.off',
  ])
})

test('logs access changes, and denied permissions with the organisation', async () => {
  const owner = await createCustomer(backend)
  const staff = await createColleague(backend, owner.token, 'staff')
  const organisation = staff.user.active_organisation
  const refused = await callWithLog('GET', '/invitations', undefined, staff.token)
  expect(refused.names).toEqual(['permission.rejected forbidden'])
  expect(refused.line).toMatchObject({ account: staff.user.documentId, organisation })
  expect(await getNames('GET', '/users/me')).toEqual(['permission.rejected forbidden'])
  const access = { role: 'finance', all_units: true, units: [] }
  const changed = await callWithLog('PUT', `/members/${staff.membership}`, access, owner.token)
  expect(changed.names).toEqual(['access.changed'])
  expect(changed.line).toMatchObject({ action: 'membership.updated', person: staff.user.documentId })
})

test('logs blocking by staff, account deletion and staff sign-ins once each', async () => {
  const { token, user } = await createMember(backend)
  const other = await createMember(backend)
  const support = await openPanel(backend, 'support')
  const write = (blocked: boolean) =>
    support.write('plugin::users-permissions.user', user.documentId, { blocked })
  expect((await write(true)).status).toBe(200)
  expect((await write(true)).status).toBe(200)
  expect(await getNames('GET', '/users/me', undefined, token)).toEqual(['token.rejected'])
  const blocked = await signIn(backend, user.email, password)
  expect(blocked.status).toBe(403)
  expect(await getNames('POST', '/account/removal', { password: 'x' }, other.token)).toEqual([
    'account.rejected credentials',
  ])
  expect(await getNames('POST', '/account/removal', { password }, other.token)).toEqual(['account.removed'])
  const lines = log
    .text()
    .split('\n')
    .map(line => JSON.parse(line))
  const about = (event: string) => lines.filter(line => line.event === event)
  expect(about('account.blocked')).toEqual([
    expect.objectContaining({ account: user.documentId, staff: expect.any(Number) }),
  ])
  expect(about('staff-sign-in.accepted')).toHaveLength(1)
  expect(about('staff-sign-in.accepted')[0]).toMatchObject({ staff: expect.any(Number) })
})
