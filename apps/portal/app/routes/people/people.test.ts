import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
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
    startBackend()
    expect((await members(loaderArgs('/members'))).data).toHaveLength(2)
    expect((await members(loaderArgs('/members?role=staff'))).data).toMatchObject([{ name: 'Bagas Pratama' }])
  })

  test('are listed with the pending invitations', async () => {
    startBackend()
    expect((await users(loaderArgs('/users'))).invitations).toMatchObject([{ email: 'rini@contoh.test' }])
  })

  test('can only be managed by an owner', async () => {
    startBackend(world => {
      world.user.memberships = world.user.memberships.map(one => ({ ...one, role: 'staff' }))
    })
    expect(
      (await catchResponse(() => user({ ...loaderArgs('/users/x'), params: { id: bagas } }))).status,
    ).toBe(403)
  })
})

describe('an invitation', () => {
  test('grants access to the selected units', async () => {
    const { world } = startBackend()
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
    expect(world.calls.at(-1)?.body).toEqual({
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
    startBackend()
    const fields = { email: 'staf@contoh.test', role: 'staff', reach: 'all' }
    expect(getFormErrors(await invite(actionArgs('/users/new', fields))).errors).toEqual([
      ['email', 'validation.member_taken'],
    ])
  })

  test('can be resent and revoked', async () => {
    const { world } = startBackend()
    const invitation = world.invitations[0]?.documentId ?? ''
    expect(findRedirectTarget(await invitations(actionArgs('/users', { form: 'resend', invitation })))).toBe(
      '/users',
    )
    expect(world.calls.at(-1)?.path).toBe(`/invitations/${invitation}/resend`)
    await invitations(actionArgs('/users', { form: 'revoke', invitation }))
    expect(world.invitations).toEqual([])
  })
})

describe('a member', () => {
  test('can be given another role', async () => {
    const { world } = startBackend()
    const fields = { form: 'access', role: 'finance', reach: 'all' }
    expect(findRedirectTarget(await change(at(actionArgs(`/users/${bagas}`, fields), bagas)))).toBe(
      `/users/${bagas}`,
    )
    expect(world.members[1]).toMatchObject({ role: 'finance', all_units: true })
  })

  test('is deactivated and removed', async () => {
    const { world } = startBackend()
    await change(at(actionArgs(`/users/${bagas}`, { form: 'deactivate' }), bagas))
    expect(world.members[1]?.active).toBe(false)
    expect(findRedirectTarget(await remove(at(actionArgs(`/users/${bagas}/remove`, {}), bagas)))).toBe(
      '/users',
    )
    expect(world.members).toHaveLength(1)
  })

  test('who is the last owner cannot be removed, and the page explains why', async () => {
    const { world } = startBackend()
    const id = world.members[0]?.documentId ?? ''
    expect(getFormErrors(await remove(at(actionArgs(`/users/${id}/remove`, {}), id))).errors).toEqual([
      ['', 'errors.last-owner'],
    ])
  })

  test('becomes the owner with the current owner’s password', async () => {
    startBackend()
    const wrong = { form: 'transfer', password: 'salah' }
    expect(getFormErrors(await change(at(actionArgs(`/users/${bagas}`, wrong), bagas))).errors).toEqual([
      ['password', 'validation.password_wrong'],
    ])
    const right = { form: 'transfer', password: 'Contoh-12345' }
    expect(findRedirectTarget(await change(at(actionArgs(`/users/${bagas}`, right), bagas)))).toBe('/members')
  })
})
