import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateTotp } from '#tests/authenticator'
import {
  accountUid,
  bodyUid,
  choosePassword,
  collectiveUserPassword,
  inviteCollectiveUser,
  setUpSecondFactor,
} from '#tests/collective'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { createMember, signIn } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let reader: Awaited<ReturnType<typeof inviteCollectiveUser>>
let token: string

beforeAll(async () => {
  backend = await startBackendWithPackages()
  reader = await inviteCollectiveUser(backend)
  token = await choosePassword(backend, reader.email)
}, 420_000)
afterAll(() => backend.stop())

const get = (path: string, session = token) => backend.call('GET', path, { token: session })

type Layer = { methods: string[]; path: string }

/** All routes under /api that `isWanted` accepts, as pairs of method and path with placeholders filled in. */
function listRoutes(isWanted: (path: string) => boolean) {
  const layers: Layer[] = backend.strapi.server.listRoutes()
  return layers
    .filter(({ path }) => path.startsWith('/api/') && isWanted(path.slice(4)))
    .flatMap(({ methods, path }) => {
      const filled = path.slice(4).replace('(.*)', 'x').replace(/:\w+/g, 'x')
      return methods.filter(method => method !== 'HEAD').map(method => [method, filled] as const)
    })
}

test('staff with permission invite a user by email, but not at the address of a member', async () => {
  const mails = await backend.mail.waitForEmails(reader.email, 1, /forgot-password/)
  expect(mails[0]?.subject).toContain('Akun pembaca data pemakaian')
  const member = await createMember(backend)
  const taken = await reader.panel.create(accountUid, {
    first_name: 'Sari',
    email: member.email.toUpperCase(),
    language: 'id',
    active: true,
  })
  expect(taken.status).toBe(400)
  expect(taken.body.error.details.errors[0].path).toEqual(['email'])
  const support = await openPanel(backend, 'support')
  expect((await support.create(bodyUid, { name: 'Bukan lembaga' })).status).toBe(403)
  expect((await support.list('api::collective.collective-read')).status).toBe(403)
})

test('nothing but setup is available until the second factor is enabled, which cannot be disabled afterwards', async () => {
  const me = (await get('/users/me')).body
  expect(me).toMatchObject({
    memberships: [],
    collective_body: { documentId: reader.body, name: 'Lembaga Contoh', second_factor: false },
  })
  for (const [method, path] of listRoutes(path => path.startsWith('/collective'))) {
    const { status, body } = await backend.call(method, path, { token })
    expect([path, status, body.error.details.code]).toEqual([path, 403, 'second-factor-required'])
  }
  const secret = await setUpSecondFactor(backend, token)
  expect((await get('/collective/reads')).status).toBe(200)
  const body = { currentPassword: collectiveUserPassword, code: generateTotp(secret, 1) }
  expect((await backend.call('POST', '/account/second-factor/disable', { token, body })).status).toBe(403)
  const again = await signIn(backend, reader.email, collectiveUserPassword)
  expect(again.body).toEqual({ challenge: expect.any(String) })
})

const own = [
  'GET /users/me',
  'POST /auth/sign-out',
  'GET /account/sessions',
  'DELETE /account/sessions',
  'DELETE /account/sessions/x',
  'GET /account/second-factor',
  'POST /account/second-factor',
  'POST /account/second-factor/confirm',
  'POST /account/second-factor/recovery-codes',
  'POST /auth/change-password',
]

test('an account of a collective body has no access to member routes', async () => {
  const routes = listRoutes(path => !path.startsWith('/collective'))
  expect(routes.length).toBeGreaterThan(100)
  const reached = []
  for (const [method, path] of routes) {
    if (own.includes(`${method} ${path}`)) continue
    const { status } = await backend.call(method, path, { token })
    // Public routes are skipped, because visitors can call them too.
    if (status !== 403 && (await backend.call(method, path)).status === 403)
      reached.push(`${method} ${path} ${status}`)
  }
  expect(reached).toEqual([])
}, 180_000)

test('members have no access to collective body routes', async () => {
  const owner = await createCustomer(backend)
  const routes = listRoutes(path => path.startsWith('/collective'))
  expect(routes.length).toBeGreaterThan(3)
  for (const [method, path] of routes)
    expect([path, (await backend.call(method, path, { token: owner.token })).status]).toEqual([path, 403])
  expect((await get('/users/me', owner.token)).body.collective_body).toBeNull()
})

test('every read is visible to staff, and nobody can change the log', async () => {
  const uid = 'api::collective.collective-read'
  await get('/collective/reads')
  const { body } = await reader.panel.list(uid)
  expect(body.results[0]).toMatchObject({ kind: 'reads', reader: reader.email, body_name: 'Lembaga Contoh' })
  const { documentId } = body.results[0]
  expect((await reader.panel.write(uid, documentId, { kind: 'nothing' })).status).toBe(403)
  expect((await reader.panel.remove(uid, documentId)).status).toBe(403)
  await expect(backend.strapi.db.connection('collective_reads').delete()).rejects.toThrow('append-only')
  const listed = (await get('/collective/reads')).body
  expect(listed.data[1]).toMatchObject({ kind: 'reads', reader: reader.email })
  expect(listed.meta.pagination.total).toBeGreaterThan(2)
})

test('deactivating the body or the account ends access, and removing the account deletes its login', async () => {
  const { panel, body, account, email } = reader
  expect((await panel.write(bodyUid, body, { name: 'Lembaga Contoh', active: false })).status).toBe(200)
  expect((await get('/collective/reads')).status).toBe(403)
  await panel.write(bodyUid, body, { name: 'Lembaga Contoh', active: true })
  expect((await get('/collective/reads')).status).toBe(200)
  expect((await panel.write(accountUid, account, { email: 'lain@contoh.test' })).status).toBe(400)
  expect((await panel.write(accountUid, account, { active: false })).status).toBe(200)
  expect((await get('/users/me')).status).toBe(401)
  expect((await signIn(backend, email, collectiveUserPassword)).body.error.details.code).toBe('blocked')
  expect((await panel.remove(accountUid, account)).status).toBe(200)
  expect((await signIn(backend, email, collectiveUserPassword)).body.error.details.code).toBe('credentials')
})
