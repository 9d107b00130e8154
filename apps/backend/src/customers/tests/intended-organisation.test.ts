import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendInvitation, waitForInvitationToken } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 480_000)
afterAll(() => backend.stop())

test('a request for another organisation than the active one changes nothing, unless it switches back', async () => {
  const [person, other, stranger] = [
    await createCustomer(backend),
    await createCustomer(backend),
    await createCustomer(backend),
  ]
  const call = (method: string, path: string, headers = {}, body?: object) =>
    backend.call(method, path, { token: person.token, headers, ...(body && { body }) })
  const getActive = async (token: string): Promise<string> =>
    (await backend.call('GET', '/users/me', { token })).body.active_organisation
  const former = await getActive(person.token)
  await sendInvitation(backend, other.token, person.email, { role: 'owner' })
  const token = await waitForInvitationToken(backend, person.email)
  await call('POST', '/invitations/accept', {}, { token })
  const active = await getActive(person.token)
  expect(active).not.toBe(former)

  const key = { key_name: 'Dasbor', scopes: ['zones:read'] }
  const create = (organisation: string, more = {}) =>
    call('POST', '/api-keys', { 'x-organisation': organisation, ...more }, key)
  const rejected = await create(former)
  expect([rejected.status, rejected.body.error.details.code]).toEqual([409, 'organisation-changed'])
  expect((await create(active)).status).toBe(201)
  const theirs = await getActive(stranger.token)
  expect((await create(theirs, { 'x-organisation-switch': '1' })).status).toBe(409)
  expect(await getActive(person.token)).toBe(active)
  expect((await create(former, { 'x-organisation-switch': '1' })).status).toBe(201)
  expect(await getActive(person.token)).toBe(former)
  expect((await call('GET', '/api-keys')).body.data).toHaveLength(1)
})
