import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createMember, newRegistration, register, waitForConfirmationToken } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const users = () => backend.strapi.db.query('plugin::users-permissions.user')
const find = (documentId: string) => users().findOne({ where: { documentId } })
const post = (path: string, body: object, token?: string) =>
  backend.call('POST', path, { body, ...(token ? { token } : {}) })
const decline = (token: string) => post('/auth/email-confirmation/decline', { token })
const getCode = (result: { status: number; body: { error: { details: { code: string } } } }) => [
  result.status,
  result.body.error.details.code,
]

describe('"this was not me"', () => {
  test('deletes the unconfirmed account with its sessions and codes, and frees the address', async () => {
    const { email, token: session, user } = await register(backend)
    const token = await waitForConfirmationToken(backend, email)
    expect((await decline(token)).body).toEqual({ ok: true })
    expect(await find(user.documentId)).toBe(null)
    expect((await backend.call('GET', '/users/me', { token: session })).status).toBe(401)
    expect(await backend.strapi.db.query('api::code.code').count({ where: { owner: user.documentId } })).toBe(
      0,
    )
    expect(getCode(await decline(token))).toEqual([400, 'code'])
    expect((await register(backend, { email })).user.email).toBe(email)
  })

  test('does not delete a member whom staff have marked as unconfirmed', async () => {
    const { email, token: session, user } = await createMember(backend)
    const { documentId } = user
    const { id } = (await find(documentId)) ?? { id: 0 }
    const organisation = await backend.strapi.db
      .query('api::organisation.organisation')
      .create({ data: { documentId: `org-of-${documentId}`, name: 'PT Melati Kita' } })
    await backend.strapi.db
      .query('api::membership.membership')
      .create({ data: { user: id, organisation: organisation.id, role: 'owner', reach: 'all' } })
    await users().update({ where: { id }, data: { confirmed: false } })
    await post('/auth/send-email-confirmation', { email }, session)
    const token = await waitForConfirmationToken(backend, email)
    expect(getCode(await decline(token))).toEqual([400, 'code'])
    expect((await find(documentId))?.email).toBe(email)
  })

  test('cancels a requested change of address and keeps the account', async () => {
    const { email, token: session, body } = await createMember(backend)
    const next = newRegistration().email
    await post('/account/email', { email: next, currentPassword: body.password }, session)
    const token = await waitForConfirmationToken(backend, next)
    expect((await post('/auth/email-confirmation/look-up', { token })).body).toEqual({
      email: next,
      change: true,
    })
    expect((await decline(token)).body).toEqual({ ok: true })
    expect((await backend.call('GET', '/users/me', { token: session })).body).toMatchObject({
      email,
      pending_email: null,
    })
    expect(
      getCode(await post('/auth/email-confirmation', { token, currentPassword: body.password })),
    ).toEqual([400, 'code'])
  })
})
