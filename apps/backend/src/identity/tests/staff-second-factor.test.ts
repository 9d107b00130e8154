import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateTotp } from '#tests/authenticator'
import { type Backend, firstAdmin, loadCompiled, startBackend } from '#tests/harness'
import { createStaff, openPanel, secondFactor, setUpSecondFactor } from '#tests/panel'
import { captureLog, newRequestId } from './security-log'
import { createStaffCalls } from './staff'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const { call, signIn, me, verify, status, rows, resetLastStep, createFinanceStaff } = createStaffCalls(
  () => backend,
)

/** Signs in with the refresh cookie that a browser would keep. */
async function signInWithCookie(email: string, password: string) {
  const response = await fetch(`${backend.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return { token: data.token, cookie: readCookies(response) }
}
const readCookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')

test('setup shows the secret once, needs a code, ends other sessions and notifies the user', async () => {
  const { id, email, password } = await createStaff(backend, 'finance')
  const [other, token] = [await signIn(email, password), await signIn(email, password)]
  const { secret, uri } = (await call('POST', `${secondFactor}/setup`, {}, token)).body
  expect(uri).toContain(`secret=${secret}`)
  expect(JSON.stringify(await status(token))).not.toContain(secret)
  expect(JSON.stringify(await rows().findMany({ where: { owner: `staff:${id}` } }))).not.toContain(secret)
  const wrong = { code: generateTotp(secret, 40) }
  const rejected = await call('POST', `${secondFactor}/confirm`, wrong, token)
  expect(rejected.body.error.details).toMatchObject({ code: 'code', errors: [{ path: ['code'] }] })
  expect(await me(token)).toBe(403)
  const on = await call('POST', `${secondFactor}/confirm`, { code: generateTotp(secret) }, token)
  expect(new Set(on.body.recovery_codes).size).toBe(10)
  expect([await me(on.body.token), await me(token), await me(other)]).toEqual([200, 401, 401])
  expect(await status(on.body.token)).toMatchObject({ step: null, enabled: true, recovery_codes_left: 10 })
  await backend.mail.waitForEmails(email, 1, /aplikasi autentikator/)
  const again = await call('POST', `${secondFactor}/setup`, {}, on.body.token)
  expect(again.body.error.details.code).toBe('second-factor-on')
})

test('setup needs a password that was entered in the last 15 minutes', async () => {
  const { id, email, password } = await createStaff(backend, 'finance')
  const token = await signIn(email, password)
  const sessions = backend.strapi.db.query('admin::session')
  const [session] = await sessions.findMany({ where: { userId: String(id) } })
  const metadata = { ...session.metadata, loginAt: new Date(Date.now() - 16 * 60_000).toISOString() }
  await sessions.update({ where: { id: session.id }, data: { metadata } })
  const answer = await call('POST', `${secondFactor}/setup`, {}, token)
  expect(answer.body.error.details.code).toBe('sign-in-again')
})

test('a code opens a new session and works only once; a renewed session stays verified', async () => {
  const { email, password, secret, id } = await createFinanceStaff()
  const pending = await signInWithCookie(email, password)
  const renew = async (cookie: string) => {
    const response = await fetch(`${backend.origin}/admin/access-token`, {
      method: 'POST',
      headers: { cookie },
    })
    const { data } = (await response.json()) as { data?: { token: string } }
    return { status: response.status, token: data?.token ?? '', cookie: readCookies(response) }
  }
  const stillPending = await renew(pending.cookie)
  expect([stillPending.status, await me(stillPending.token)]).toEqual([200, 403])
  const code = generateTotp(secret)
  const response = await fetch(`${backend.origin}${secondFactor}/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stillPending.token}` },
    body: JSON.stringify({ code: `${code.slice(0, 3)} ${code.slice(3)}` }),
  })
  const { token } = (await response.json()) as { token: string }
  const cookie = response.headers.getSetCookie().find(line => line.startsWith('strapi_admin_refresh='))
  expect(cookie).toMatch(/path=\/admin; samesite=lax; httponly/i)
  expect([await me(token), await me(stillPending.token), await me(pending.token)]).toEqual([200, 401, 401])
  expect((await renew(stillPending.cookie)).status).toBe(401)
  const renewed = await renew(readCookies(response))
  expect(await me(renewed.token)).toBe(200)
  expect(await me((await renew(renewed.cookie)).token)).toBe(200)
  const replayed = await verify(await signIn(email, password), code)
  expect([replayed.status, replayed.body.error.details.code]).toEqual([400, 'code'])
  await resetLastStep(id)
})

test('a recovery code works once, and the user is notified', async () => {
  const { email, password, codes } = await createFinanceStaff()
  const [code = ''] = codes
  const opened = await verify(await signIn(email, password), code.toLowerCase().replace('-', ' '))
  expect(await status(opened.body.token)).toMatchObject({ recovery_codes_left: 9 })
  expect((await verify(await signIn(email, password), code)).status).toBe(400)
  await backend.mail.waitForEmails(email, 1, /Kode yang tersisa: 9/)
})

test('an account has ten attempts, over all of its sessions', async () => {
  const { email, password, secret } = await createFinanceStaff()
  const wrong = generateTotp(secret, 40)
  const [first, next] = [await signIn(email, password), await signIn(email, password)]
  for (let attempt = 0; attempt < 5; attempt++)
    for (const token of [first, next]) expect((await verify(token, wrong)).status).toBe(400)
  const limited = await verify(first, generateTotp(secret))
  expect([limited.status, limited.body.error.details.retry_after > 0]).toEqual([429, true])
})

test('a password reset does not bypass the second factor', async () => {
  const { id, email, secret } = await createFinanceStaff()
  await call('POST', '/admin/forgot-password', { email })
  const find = () => backend.strapi.db.query('admin::user').findOne({ where: { id } })
  await expect.poll(async () => (await find()).resetPasswordToken).toEqual(expect.any(String))
  const { resetPasswordToken } = await find()
  const password = 'kopi susu di teras rumah'
  const { body } = await call('POST', '/admin/reset-password', { resetPasswordToken, password })
  expect(await me(body.data.token)).toBe(403)
  expect(await status(body.data.token)).toMatchObject({ step: 'code' })
  const opened = await verify(body.data.token, generateTotp(secret))
  expect(await me(opened.body.token)).toBe(200)
})

test('registration by invitation needs the setup first', async () => {
  const administrator = await openPanel(backend)
  const roles = (await administrator.call('GET', '/admin/roles')).body.data
  const { id } = roles.find(({ code }: { code: string }) => code === 'support')
  const person = { email: `${randomUUID()}@contoh.test`, firstname: 'Dewi', roles: [id] }
  const { registrationToken } = (await administrator.call('POST', '/admin/users', person)).body.data
  const userInfo = { firstname: 'Dewi', password: 'kopi susu di teras rumah' }
  const { body } = await call('POST', '/admin/register', { registrationToken, userInfo })
  expect([await me(body.data.token), (await status(body.data.token)).step]).toEqual([403, 'setup'])
})

test('a deactivated account can neither verify nor use its session', async () => {
  const { id, email, password, secret, token } = await createFinanceStaff()
  const pending = await signIn(email, password)
  await backend.strapi.service('admin::user').updateById(id, { isActive: false })
  expect((await verify(pending, generateTotp(secret))).status).toBe(401)
  expect(await me(token)).toBe(401)
})

test('a token of the panel’s API needs a verified session to create, and works only with the second factor', async () => {
  const { id, email, password } = await createStaff(backend)
  const pending = await signIn(email, password)
  const body = { name: randomUUID(), description: '', lifespan: null, kind: 'admin', adminPermissions: [] }
  expect((await call('POST', '/admin/admin-tokens', body, pending)).status).toBe(403)
  const { token } = await setUpSecondFactor(call, pending)
  const created = await call('POST', '/admin/admin-tokens', body, token)
  expect(created.status).toBe(201)
  const { accessKey } = created.body.data
  const list = (path: string) => call('GET', path, undefined, accessKey)
  expect((await list('/admin/users/me')).body?.error?.details?.code).not.toBe('second-factor')
  expect((await list(secondFactor)).status).toBe(403)
  await rows().deleteMany({ where: { owner: `staff:${id}` } })
  expect((await list('/admin/users/me')).body.error.details.code).toBe('second-factor')
})

test('new recovery codes and a new phone need a verified session and a code', async () => {
  const { id, email, password, secret, codes, token } = await createFinanceStaff()
  const change = (name: string, code: string, by = token) =>
    call('POST', `${secondFactor}/${name}`, { code }, by)
  expect((await change('recovery-codes', codes[0] ?? '', await signIn(email, password))).status).toBe(403)
  expect((await change('replace', generateTotp(secret, 40))).status).toBe(400)
  const renewed = await change('recovery-codes', generateTotp(secret))
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect((await verify(await signIn(email, password), codes[1] ?? '')).status).toBe(400)
  await resetLastStep(id)
  expect((await change('replace', generateTotp(secret))).body).toEqual({ ok: true })
  expect(await me(token)).toBe(401)
  expect((await status(await signIn(email, password))).step).toBe('setup')
  await backend.mail.waitForEmails(email, 1, /dilepas/)
})

test('the operator resets a lost second factor: sessions end, the user is notified and sets up a new one', async () => {
  const { resetStaffSecondFactor } = loadCompiled(() => import('#src/identity/staff-access/second-factor'))
  const { email, password, token, codes } = await createFinanceStaff()
  expect(await resetStaffSecondFactor(` ${email.toUpperCase()} `)).toBe(true)
  expect(await me(token)).toBe(401)
  const pending = await signIn(email, password)
  expect((await status(pending)).step).toBe('setup')
  expect((await verify(pending, codes[0] ?? '')).status).toBe(400)
  await backend.mail.waitForEmails(email, 1, /disetel ulang/)
  expect(await resetStaffSecondFactor(email)).toBe(false)
  await expect(resetStaffSecondFactor('tidak-ada@contoh.test')).rejects.toThrow('no account')
})

test('the sample secret is used only with sample data and never replaces another one', async () => {
  const { ensureSampleSecondFactor } = loadCompiled(() => import('#src/identity/staff-access/first-admin'))
  const { environment } = loadCompiled(() => import('#src/platform/runtime/environment'))
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  Object.assign(environment, { ADMIN_TOTP_SECRET: secret })
  try {
    for (const seed of ['none', 'content']) {
      Object.assign(environment, { SEED: seed })
      await ensureSampleSecondFactor()
      expect((await status(await signIn(firstAdmin.email, firstAdmin.password))).step).toBe('setup')
    }
    Object.assign(environment, { SEED: 'sample' })
    await ensureSampleSecondFactor()
    const pending = await signIn(firstAdmin.email, firstAdmin.password)
    const opened = await verify(pending, generateTotp(secret))
    expect(await me(opened.body.token)).toBe(200)
    const { email } = await createFinanceStaff()
    const stored = await rows().findMany({ orderBy: 'id' })
    Object.assign(environment, { ADMIN_EMAIL: email })
    await ensureSampleSecondFactor()
    expect(await rows().findMany({ orderBy: 'id' })).toEqual(stored)
  } finally {
    Object.assign(environment, { SEED: 'none', ADMIN_TOTP_SECRET: undefined, ADMIN_EMAIL: firstAdmin.email })
  }
})

test('deleting an account removes its secret and recovery codes', async () => {
  const { id } = await createFinanceStaff()
  await backend.strapi.service('admin::user').deleteById(id)
  const where = { owner: `staff:${id}` }
  expect(await rows().count({ where })).toBe(0)
  expect(await backend.strapi.db.query('api::recovery-code.recovery-code').count({ where })).toBe(0)
})

test('sign-ins, codes and changes are in the security log', async () => {
  const { id, email, password, secret } = await createFinanceStaff()
  const log = captureLog(backend)
  const { log: logger } = backend.strapi
  const level = logger.level
  logger.level = 'http'
  const request = newRequestId()
  const signedIn = await call('POST', '/admin/login', { email, password }, undefined, request.headers)
  expect(await log.of(request.id, 1)).toMatchObject([{ event: 'staff-sign-in.challenged', staff: id }])
  const wrong = newRequestId()
  const pending = signedIn.body.data.token
  await call('POST', `${secondFactor}/verify`, { code: generateTotp(secret, 40) }, pending, wrong.headers)
  expect(await log.of(wrong.id, 1)).toMatchObject([{ event: 'second-factor.rejected', staff: id }])
  const right = newRequestId()
  await call('POST', `${secondFactor}/verify`, { code: generateTotp(secret) }, pending, right.headers)
  expect(await log.of(right.id, 1)).toMatchObject([{ event: 'staff-sign-in.accepted', staff: id }])
  logger.level = level
})
