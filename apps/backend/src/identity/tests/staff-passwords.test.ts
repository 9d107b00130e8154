import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Backend, firstAdmin, loadCompiled, startBackend } from '#tests/harness'
import { createPanelCall, createStaff, openPanel, signInToPanel } from '#tests/panel'

let backend: Backend
let administrator: string
beforeAll(async () => {
  backend = await startBackend()
  administrator = await signInToPanel(backend, firstAdmin)
})
afterAll(() => backend.stop())

const call = (method: string, path: string, body?: object, token?: string) =>
  createPanelCall(backend)(method, path, body, token)

const rejected: [password: string, fault: string][] = [
  ['Password1', 'short'],
  ['Sebelas-123', 'short'],
  ['Password12345', 'common'],
  ['qwertyuiop12', 'common'],
  ['abcabcabcabc', 'common'],
  [`Aa1${'x'.repeat(70)}`, 'long'],
  [`Aa1${'é'.repeat(35)}`, 'long'],
]
const good = 'kopi susu di teras rumah'

type Form = { name: string; send(password: string): Promise<{ status: number; body: Answer }> }
type Answer = { error?: { name: string; details: { errors: { path: string[]; message: string }[] } } }

async function invite(): Promise<string> {
  const roles = (await call('GET', '/admin/roles', undefined, administrator)).body.data
  const sales = roles.find(({ code }: { code: string }) => code === 'sales')
  const person = { email: `${randomUUID()}@contoh.test`, firstname: 'Dewi', roles: [sales.id] }
  return (await call('POST', '/admin/users', person, administrator)).body.data.registrationToken
}

async function requestReset(): Promise<string> {
  const staff = await createStaff(backend, 'sales')
  await call('POST', '/admin/forgot-password', { email: staff.email })
  const find = () => backend.strapi.db.query('admin::user').findOne({ where: { id: staff.id } })
  await expect.poll(async () => (await find()).resetPasswordToken).toEqual(expect.any(String))
  return (await find()).resetPasswordToken
}

/** Every route of Strapi's panel that sets a password, with what it needs. */
const forms: Record<string, () => Promise<Form['send']>> = {
  'POST /admin/register': async () => {
    const registrationToken = await invite()
    return password =>
      call('POST', '/admin/register', { registrationToken, userInfo: { firstname: 'Dewi', password } })
  },
  'POST /admin/reset-password': async () => {
    const resetPasswordToken = await requestReset()
    return password => call('POST', '/admin/reset-password', { resetPasswordToken, password })
  },
  'PUT /admin/users/me': async () => {
    const staff = await createStaff(backend, 'sales')
    const token = await signInToPanel(backend, staff)
    return password => call('PUT', '/admin/users/me', { password, currentPassword: staff.password }, token)
  },
  'PUT /admin/users/:id': async () => {
    const { id } = await createStaff(backend, 'sales')
    return password => call('PUT', `/admin/users/${id}`, { password }, administrator)
  },
  'POST /admin/register-admin': async () => password =>
    call('POST', '/admin/register-admin', { email: 'lain@contoh.test', firstname: 'Lain', password }),
}

describe('the rule for passwords of staff', () => {
  test.each(Object.keys(forms))('%s rejects bad passwords beside the field', async name => {
    const send = await forms[name]?.()
    for (const [password, fault] of rejected) {
      const { status, body } = (await send?.(password)) ?? {}
      expect([password, status, body?.error?.name]).toEqual([password, 400, 'ValidationError'])
      expect(body?.error?.details.errors).toEqual([
        { path: ['password'], message: `panel.password.${fault}`, name: 'ValidationError' },
      ])
    }
  })

  test.each(Object.keys(forms).filter(name => !name.includes('register-admin')))(
    '%s accepts a long password of any composition',
    async name => {
      const send = await forms[name]?.()
      expect((await send?.(good))?.status).toBe(200)
    },
  )

  test('no other route of the panel sets a password', async () => {
    type Route = { method: string; path: string; handler: string; config?: { auth?: false } }
    const { routes } = backend.strapi.admin as unknown as { routes: Record<string, { routes: Route[] }> }
    const body = { password: 'Password1', userInfo: { password: 'Password1' } }
    const found: string[] = []
    for (const { method, path } of Object.values(routes).flatMap(router => router.routes)) {
      if (!['POST', 'PUT', 'PATCH'].includes(method)) continue
      const answer = await call(method, `/admin${path.replace(':id', '999999')}`, body, administrator)
      const message = (answer.body as Answer | null)?.error?.details.errors?.[0]?.message
      if (message !== 'panel.password.short') found.push(`${method} /admin${path}`)
    }
    // Sign-in compares a password and does not set one.
    expect(found).toEqual(['POST /admin/login'])
  })

  test('the content manager cannot write staff accounts', async () => {
    const { id } = await createStaff(backend, 'sales')
    const path = `/content-manager/collection-types/admin::user/${id}`
    expect((await call('PUT', path, { password: 'Password1' }, administrator)).status).toBe(403)
  })

  test('the services of Strapi that its commands use apply it too', async () => {
    const users = backend.strapi.service('admin::user')
    const staff = await createStaff(backend, 'sales')
    await expect(users.resetPasswordByEmail(staff.email, 'Password12345')).rejects.toThrow()
    await expect(users.updateById(staff.id, { password: 'Password1' })).rejects.toThrow(
      'panel.password.short',
    )
    await expect(users.create({ ...staff, email: `${randomUUID()}@a.test`, password: 'x' })).rejects.toThrow()
    await users.resetPasswordByEmail(staff.email, good)
    expect((await call('POST', '/admin/login', { email: staff.email, password: good })).status).toBe(200)
  })

  test('the first administrator is not created with a bad password', async () => {
    const { ensureFirstAdmin } = loadCompiled(() => import('#src/identity/staff-access/first-admin'))
    const { environment } = loadCompiled(() => import('#src/platform/runtime/environment'))
    environment.ADMIN_PASSWORD = 'Password1'
    const withoutAdmins = vi.spyOn(backend.strapi.service('admin::user'), 'exists').mockResolvedValue(false)
    await expect(ensureFirstAdmin(backend.strapi)).rejects.toThrow('ADMIN_PASSWORD')
    withoutAdmins.mockRestore()
    environment.ADMIN_PASSWORD = firstAdmin.password
  })
})

test('a rejected new password leaves the session open, and an accepted one ends every session', async () => {
  const staff = await createStaff(backend, 'sales')
  const token = await signInToPanel(backend, staff)
  const change = (password: string) =>
    call('PUT', '/admin/users/me', { password, currentPassword: staff.password }, token)
  expect((await change('Password1')).status).toBe(400)
  expect((await call('GET', '/admin/users/me', undefined, token)).status).toBe(200)
  expect((await change(good)).status).toBe(200)
  expect((await call('GET', '/admin/users/me', undefined, token)).status).toBe(401)
})

test('a wrong current password is reported beside its field', async () => {
  const panel = await openPanel(backend, 'sales')
  const body = { password: good, currentPassword: 'bukan-ini' }
  const { status, body: answer } = await panel.call('PUT', '/admin/users/me', body)
  expect(status).toBe(400)
  expect(answer.error.details.errors).toMatchObject([{ path: ['currentPassword'] }])
})

test('a password set by an administrator and a deactivation end the sessions of the account', async () => {
  for (const change of [{ password: good }, { isActive: false }]) {
    const staff = await createStaff(backend, 'sales')
    const token = await signInToPanel(backend, staff)
    expect((await call('PUT', `/admin/users/${staff.id}`, change, administrator)).status).toBe(200)
    await call('PUT', `/admin/users/${staff.id}`, { isActive: true }, administrator)
    expect((await call('GET', '/admin/users/me', undefined, token)).status).toBe(401)
  }
})
