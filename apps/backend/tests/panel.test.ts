import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, firstAdmin, startBackend } from '#tests/harness'
import { signInToPanel } from '#tests/panel'
import { createMember, register, signIn } from '#tests/people'

let backend: Backend
let panel: string
beforeAll(async () => {
  backend = await startBackend()
  panel = await signInToPanel(backend, firstAdmin)
})
afterAll(() => backend.stop())

const send = (method: string, path: string, body?: unknown) =>
  fetch(`${backend.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${panel}` },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
const post = (path: string, body: unknown) => send('POST', path, body)
const users = '/content-manager/collection-types/plugin::users-permissions.user'

test('the first administrator is created from the environment and can sign in over plain HTTP', () => {
  expect(panel).toMatch(/^ey/)
})

test('blocking an account in the panel ends its sessions', async () => {
  const { token, user } = await createMember(backend)
  expect((await send('PUT', `${users}/${user.documentId}`, { blocked: true })).status).toBe(200)
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(401)
})

test('setting a password in the panel ends all sessions, and the password can be used to sign in', async () => {
  const { email, token, user } = await createMember(backend)
  expect((await send('PUT', `${users}/${user.documentId}`, { password: 'Dari-panel-12' })).status).toBe(200)
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(401)
  expect((await signIn(backend, email, 'Dari-panel-12')).status).toBe(200)
})

test('an email address entered in upper case in the panel is stored in lower case', async () => {
  const { user } = await register(backend)
  const email = `Huruf.Besar.${process.pid}@Contoh.TEST`
  await send('PUT', `${users}/${user.documentId}`, { email })
  const row = await backend.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: user.documentId } })
  expect(row.email).toBe(email.toLowerCase())
})

test('deleting an account ends its sessions and keeps its consent records', async () => {
  const { token, user } = await createMember(backend)
  expect((await send('DELETE', `${users}/${user.documentId}`)).status).toBe(200)
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(401)
  const where = { owner: user.documentId }
  expect(await backend.strapi.db.query('api::session.session').count({ where })).toBe(0)
  expect(await backend.strapi.db.query('api::consent.consent').count({ where })).toBe(1)
})

test('the panel does not show password hashes', async () => {
  const list = await (await send('GET', `${users}?pageSize=5`)).text()
  expect(list).toContain('@contoh.test')
  expect(list).not.toMatch(/\$2[ab]\$/)
})

test('framework errors do not echo submitted values', async () => {
  const password = 'rahasia'
  const response = await post('/admin/reset-password', { resetPasswordToken: 'x', password })
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain(password)
})
