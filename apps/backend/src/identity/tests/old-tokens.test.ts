import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { createMember, signIn, waitForEmailedCode } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createCustomer(backend)
})
afterAll(() => backend.stop())

const password = 'Kopi-susu-pagi-7'
const next = 'Teh-manis-sore-8'
const status = async (method: string, path: string, token: string, body?: object) =>
  (await backend.call(method, path, { token, ...(body ? { body } : {}) })).status
const me = (token: string) => status('GET', '/users/me', token)
const access = (role: string) => ({ role, all_units: true, units: [] })

describe('a token issued earlier', () => {
  test('immediately has the permissions of the current role', async () => {
    const { token, membership } = await createColleague(backend, owner.token, 'staff')
    const invitations = () => status('GET', '/invitations', token)
    expect(await invitations()).toBe(403)
    for (const [role, expected] of [
      ['manager', 200],
      ['staff', 403],
      ['owner', 200],
      ['finance', 403],
    ] as const) {
      await backend.call('PUT', `/members/${membership}`, { token: owner.token, body: access(role) })
      expect([role, await invitations()]).toEqual([role, expected])
    }
  })

  test('loses access to the organisation once its member is deactivated or removed', async () => {
    const unit = `/business-units/${owner.order.business_unit.documentId}`
    for (const [method, path] of [
      ['POST', '/deactivate'],
      ['DELETE', ''],
    ] as const) {
      const { token, membership } = await createColleague(backend, owner.token, 'manager')
      expect(await status('GET', unit, token)).toBe(200)
      await backend.call(method, `/members/${membership}${path}`, { token: owner.token })
      expect([path, await status('GET', unit, token), await status('GET', '/invitations', token)]).toEqual([
        path,
        404,
        403,
      ])
    }
  })

  test('is rejected as soon as its account is blocked, and stays invalid after the account is unblocked', async () => {
    const { token, user } = await createMember(backend)
    const support = await openPanel(backend, 'support')
    const write = (blocked: boolean) =>
      support.write('plugin::users-permissions.user', user.documentId, { blocked })
    expect([await me(token), (await write(true)).status, await me(token)]).toEqual([200, 200, 401])
    expect([(await write(false)).status, await me(token)]).toEqual([200, 401])
  })

  test('is rejected immediately after sign-out, a password change, a password reset or account deletion', async () => {
    const { token: first, email } = await createMember(backend)
    const second = String((await signIn(backend, email, password)).body.jwt)
    await backend.call('POST', '/auth/sign-out', { token: second, body: {} })
    expect([await me(second), await me(first)]).toEqual([401, 200])
    const change = { currentPassword: password, password: next, passwordConfirmation: next }
    const changed = await backend.call('POST', '/auth/change-password', { token: first, body: change })
    const third = String(changed.body.jwt)
    expect([await me(first), await me(third)]).toEqual([401, 200])
    await backend.call('POST', '/auth/forgot-password', { body: { email } })
    const code = await waitForEmailedCode(backend, email)
    const grant = await backend.call('POST', '/auth/verify-reset-code', { body: { identifier: email, code } })
    const reset = { code: grant.body.code, password, passwordConfirmation: password }
    const fourth = String((await backend.call('POST', '/auth/reset-password', { body: reset })).body.jwt)
    expect([await me(third), await me(fourth)]).toEqual([401, 200])
    expect(await status('POST', '/account/removal', fourth, { password })).toBe(204)
    expect(await me(fourth)).toBe(401)
  })
})

test('pages from another origin cannot read responses from the backend', async () => {
  const { token } = await createMember(backend)
  for (const [method, path] of [
    ['GET', '/users/me'],
    ['OPTIONS', '/users/me'],
    ['GET', '/faqs'],
  ] as const) {
    const headers = { origin: 'https://evil.test', 'access-control-request-method': 'GET' }
    const response = await backend.call(method, path, { headers, ...(path === '/faqs' ? {} : { token }) })
    expect(['*', 'https://evil.test']).not.toContain(response.headers.get('access-control-allow-origin'))
  }
})

describe('the permitted actions of a role', () => {
  const action = 'api::dashboard.dashboard.get'
  const query = () => backend.strapi.db.query('plugin::users-permissions.permission')
  const ofMembers = async () => {
    const role: { id: number; permissions: { id: number; action: string }[] } = await backend.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'authenticated' }, populate: { permissions: true } })
    return { role, permission: role.permissions.find(one => one.action === action) }
  }
  const dashboard = () => status('GET', '/dashboard', owner.token)

  test('apply to the next call with an existing token once they have changed', async () => {
    expect(await dashboard()).toBe(200)
    const { role, permission } = await ofMembers()
    await query().delete({ where: { id: permission?.id } })
    expect(await dashboard()).toBe(403)
    await query().create({ data: { action, role: role.id } })
    expect(await dashboard()).toBe(200)
  })

  test('apply to the next call once another process has changed them', async () => {
    expect(await dashboard()).toBe(200)
    const { connection } = backend.strapi.db
    const { role, permission } = await ofMembers()
    const link = { permission_id: permission?.id, role_id: role.id }
    const renew = (later: number) =>
      connection('up_roles').update({ updated_at: new Date(Date.now() + later) })
    await connection('up_permissions_role_lnk').where(link).delete()
    await renew(60_000)
    expect(await dashboard()).toBe(403)
    await connection('up_permissions_role_lnk').insert(link)
    await renew(120_000)
    expect(await dashboard()).toBe(200)
  })
})
