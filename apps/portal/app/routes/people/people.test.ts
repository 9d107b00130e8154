import {
  respondWithError,
  respondWithFieldError,
  sampleInvitation,
  sampleMembers,
} from '@bgm/api-client/testing'
import { invitations as invitationCalls, members as memberCalls } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { loader as members } from './members'
import { action as invite } from './new-user'
import { action as remove } from './remove-user'
import { action as change, loader as user } from './user'
import { action as invitations, loader as users } from './users'

const bagas = 'memberbagas0000000000002'
const unit = 'unitbraga000000000000001'
const at = (args: ReturnType<typeof actionArgs>, id: string) => ({ ...args, params: { id } })

describe('the members', () => {
  test('are listed and filtered by role', async () => {
    const { calls } = startBackend()
    expect((await members(loaderArgs('/members?role=staff'))).data).toHaveLength(2)
    expect(calls.find(({ path }) => path === '/members')?.query).toContain('role=staff')
  })

  test('are listed with the pending invitations', async () => {
    startBackend()
    expect((await users(loaderArgs('/users'))).invitations).toMatchObject([{ email: 'rini@contoh.test' }])
  })

  test('can only be managed by an owner', async () => {
    startBackend(respondWithRole('staff'))
    expect(
      (await catchResponse(() => user({ ...loaderArgs('/users/x'), params: { id: bagas } }))).status,
    ).toBe(403)
  })
})

describe('an invitation', () => {
  test('grants access to the selected units', async () => {
    const { calls } = startBackend()
    const body = new FormData()
    for (const [name, value] of [
      ['email', ' Baru@Contoh.test'],
      ['role', 'staff'],
      ['reach', 'some'],
      ['units', unit],
      ['units', 'unitdago0000000000000002'],
    ] as const)
      body.append(name, value)
    expect(findRedirectTarget(await invite(actionArgs('/en/users/new', body)))).toBe('/en/users')
    expect(calls.at(-1)?.body).toEqual({
      email: 'baru@contoh.test',
      role: 'staff',
      all_units: false,
      units: [unit, 'unitdago0000000000000002'],
      locale: 'en',
    })
  })

  test('without a unit returns a field error and keeps the submitted values', async () => {
    startBackend()
    const fields = { email: 'baru@contoh.test', role: 'staff', reach: 'some' }
    expect(getFormErrors(await invite(actionArgs('/users/new', fields)))).toMatchObject({
      status: 400,
      errors: [['units', 'validation.units']],
      values: fields,
    })
  })

  test('to an existing member returns a field error', async () => {
    const { server } = startBackend()
    const refuse = respondWithFieldError('email', 'validation.member_taken')
    server.use(respond(invitationCalls.create, refuse))
    const fields = { email: 'staf@contoh.test', role: 'staff', reach: 'all' }
    expect(getFormErrors(await invite(actionArgs('/users/new', fields))).errors).toEqual([
      ['email', 'validation.member_taken'],
    ])
  })

  test('can be resent and revoked', async () => {
    const { calls } = startBackend()
    const invitation = sampleInvitation.id
    expect(findRedirectTarget(await invitations(actionArgs('/users', { form: 'resend', invitation })))).toBe(
      '/users',
    )
    expect(calls.at(-1)?.path).toBe(`/invitations/${invitation}/resend`)
    await invitations(actionArgs('/users', { form: 'revoke', invitation }))
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/invitations/${invitation}` })
  })
})

describe('a member', () => {
  test('can be given another role', async () => {
    const { calls } = startBackend()
    const fields = { form: 'access', role: 'finance', reach: 'all' }
    expect(findRedirectTarget(await change(at(actionArgs(`/users/${bagas}`, fields), bagas)))).toBe(
      `/users/${bagas}`,
    )
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      role: 'finance',
      all_units: true,
    })
  })

  test('is deactivated and removed', async () => {
    const { calls } = startBackend()
    await change(at(actionArgs(`/users/${bagas}`, { form: 'deactivate' }), bagas))
    expect(calls.at(-1)?.path).toBe(`/members/${bagas}/deactivate`)
    expect(findRedirectTarget(await remove(at(actionArgs(`/users/${bagas}/remove`, {}), bagas)))).toBe(
      '/users',
    )
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/members/${bagas}` })
  })

  test('who is the last owner cannot be removed, and the page explains why', async () => {
    startBackend(respond(memberCalls.remove, respondWithError(409, { code: 'last-owner' })))
    const [{ id }] = sampleMembers
    expect(getFormErrors(await remove(at(actionArgs(`/users/${id}/remove`, {}), id))).errors).toEqual([
      ['', 'errors.last-owner'],
    ])
  })

  test('becomes the owner with the current owner’s password', async () => {
    const { server } = startBackend()
    const refuse = respondWithFieldError('password', 'validation.password_wrong')
    server.use(respond(memberCalls.transfer, refuse))
    const wrong = { form: 'transfer', password: 'salah' }
    expect(getFormErrors(await change(at(actionArgs(`/users/${bagas}`, wrong), bagas))).errors).toEqual([
      ['password', 'validation.password_wrong'],
    ])
    server.use(respond(memberCalls.transfer, sampleMembers[1]))
    const right = { form: 'transfer', password: 'Contoh-12345' }
    expect(findRedirectTarget(await change(at(actionArgs(`/users/${bagas}`, right), bagas)))).toBe('/members')
  })
})
