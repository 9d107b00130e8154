import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import {
  confirmEmail,
  createMember,
  newRegistration,
  register,
  signIn,
  waitForConfirmationToken,
  waitForEmailedCode,
} from '#tests/people'

// Each test locks the account's row, waits until a call is blocked by the lock, changes the row and lets the call
// continue.

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { RATE_LIMIT_FACTOR: '10' } })
})
afterAll(() => backend.stop())

const newPassword = 'Hujan-turun-malam-8'
const pair = { password: newPassword, passwordConfirmation: newPassword }
const post = (path: string, body: object, token?: string) =>
  backend.call('POST', path, { body, ...(token ? { token } : {}) })
const find = (documentId: string) =>
  backend.strapi.db.query('plugin::users-permissions.user').findOne({ where: { documentId } })

const countWaitingLocks = async () => {
  const { rows } = await backend.strapi.db.connection.raw(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0].count
}

/** Starts `call`, waits until it is blocked by the lock on the account's row, and then commits `change` to that row. */
async function runOvertakenBy<T>(documentId: string, change: object, call: () => Promise<T>): Promise<T> {
  const holding = await backend.strapi.db.connection.transaction()
  const row = () => holding('up_users').where({ document_id: documentId })
  await row().forUpdate()
  const running = call()
  await expect.poll(countWaitingLocks).toBe(1)
  await row().update(change)
  await holding.commit()
  return running
}

async function grantFor(email: string): Promise<string> {
  await post('/auth/forgot-password', { email })
  const code = await waitForEmailedCode(backend, email)
  return (await post('/auth/verify-reset-code', { identifier: email, code })).body.code
}

describe('an address that is replaced during its confirmation stays unconfirmed', () => {
  const confirmWithReplacedAddress = async (
    call: (person: Awaited<ReturnType<typeof register>>) => Promise<unknown>,
  ) => {
    const person = await register(backend)
    const { documentId } = person.user
    const email = newRegistration().email
    await waitForConfirmationToken(backend, person.email)
    const response = await runOvertakenBy(documentId, { email }, () => call(person))
    expect(await find(documentId)).toMatchObject({ email, confirmed: false })
    return { response, person, account: await find(documentId) }
  }

  test('if it is confirmed by a password reset', async () => {
    const person = await register(backend)
    const grant = await grantFor(person.email)
    const email = newRegistration().email
    const response = await runOvertakenBy(person.user.documentId, { email }, () =>
      post('/auth/reset-password', { code: grant, ...pair }),
    )
    expect([response.status, response.body.error.details.code]).toEqual([400, 'code'])
    expect(await find(person.user.documentId)).toMatchObject({ email, confirmed: false })
    expect((await signIn(backend, email, newPassword)).status).toBe(400)
  })

  test('if it is confirmed from the session', async () => {
    await confirmWithReplacedAddress(async ({ email, token }) =>
      expect(
        (await confirmEmail(backend, token, await waitForConfirmationToken(backend, email))).status,
      ).toBe(400),
    )
  })

  test('if it is confirmed with the password', async () => {
    await confirmWithReplacedAddress(async ({ email, body }) => {
      const token = await waitForConfirmationToken(backend, email)
      const response = await post('/auth/email-confirmation', { token, currentPassword: body.password })
      expect(response.status).toBe(400)
    })
  })

  test('if it is confirmed with a new password', async () => {
    const { account } = await confirmWithReplacedAddress(async ({ email }) => {
      const token = await waitForConfirmationToken(backend, email)
      expect((await post('/auth/email-confirmation/new-password', { token, ...pair })).status).toBe(400)
    })
    expect((await signIn(backend, account.email, newPassword)).status).toBe(400)
  })

  test('and its account is not deleted by "this was not me"', async () => {
    await confirmWithReplacedAddress(async ({ email }) => {
      const token = await waitForConfirmationToken(backend, email)
      expect((await post('/auth/email-confirmation/decline', { token })).status).toBe(400)
    })
  })
})

describe('after a concurrent confirmation', () => {
  test('the registrant can no longer replace the address', async () => {
    const { user, token, email } = await register(backend)
    const response = await runOvertakenBy(user.documentId, { confirmed: true }, () =>
      post('/account/email', { email: newRegistration().email }, token),
    )
    expect([response.status, response.body.error.details.code]).toEqual([409, 'already-confirmed'])
    expect((await find(user.documentId)).email).toBe(email)
  })

  test('the account is not deleted by "this was not me"', async () => {
    const { user, email } = await register(backend)
    const token = await waitForConfirmationToken(backend, email)
    const response = await runOvertakenBy(user.documentId, { confirmed: true }, () =>
      post('/auth/email-confirmation/decline', { token }),
    )
    expect([response.status, response.body.error.details.code]).toEqual([409, 'already-confirmed'])
    expect(await find(user.documentId)).not.toBe(null)
  })

  test('only one of several concurrent calls with different new passwords succeeds', async () => {
    const { email } = await register(backend)
    const token = await waitForConfirmationToken(backend, email)
    const passwords = [1, 2, 3, 4].map(attempt => `${newPassword}-${attempt}`)
    const responses = await Promise.all(
      passwords.map(password =>
        post('/auth/email-confirmation/new-password', { token, password, passwordConfirmation: password }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const winner = responses.findIndex(({ status }) => status === 200)
    expect((await signIn(backend, email, passwords[winner] ?? '')).status).toBe(200)
  })
})

describe('after a concurrent password reset', () => {
  // A placeholder for the hash that a reset would write.
  const reset = { password: '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5Cq4zB1kQ0w3rT5nqvGZQn3hXJm6a' }

  test('signing in with the previous password opens no session', async () => {
    const { user, email, body } = await createMember(backend)
    const sessions = () =>
      backend.strapi.db.query('api::session.session').count({ where: { owner: user.documentId } })
    const open = await sessions()
    const response = await runOvertakenBy(user.documentId, reset, () => signIn(backend, email, body.password))
    expect([response.status, response.body.error.details.code]).toEqual([400, 'credentials'])
    expect(await sessions()).toBe(open)
  })

  test('changing the password with the previous one has no effect', async () => {
    const { user, token, body } = await createMember(backend)
    const response = await runOvertakenBy(user.documentId, reset, () =>
      post('/auth/change-password', { currentPassword: body.password, ...pair }, token),
    )
    expect([response.status, response.body.error.details.code]).toEqual([400, 'credentials'])
    expect((await find(user.documentId)).password).toBe(reset.password)
  })

  test('an address change authorised by the previous password does not stay pending', async () => {
    const { user, token, body } = await createMember(backend)
    const addressChange = { email: newRegistration().email, currentPassword: body.password }
    const response = await runOvertakenBy(user.documentId, reset, () =>
      post('/account/email', addressChange, token),
    )
    expect([response.status, response.body.error.details.code]).toEqual([409, 'changed-meanwhile'])
    expect((await find(user.documentId)).pending_email).toBe(null)
    const codes = backend.strapi.db.query('api::code.code')
    expect(await codes.count({ where: { slot: `email-change:${user.documentId}` } })).toBe(0)
  })

  test('a grant issued to a number that the reset removed cannot set a password', async () => {
    const { user } = await createMember(backend)
    const { documentId } = user
    const number = `+62${newRegistration().mobile_number.slice(1)}`
    await backend.strapi.db
      .query('plugin::users-permissions.user')
      .updateMany({ where: { documentId }, data: { proved_mobile_number: number } })
    const { issueCode } = loadCompiled(() => import('#src/identity/code/code'))
    const code = await issueCode('password-grant', documentId, number)
    const response = await runOvertakenBy(documentId, { ...reset, proved_mobile_number: null }, () =>
      post('/auth/reset-password', { code, ...pair }),
    )
    expect([response.status, response.body.error.details.code]).toEqual([400, 'code'])
    expect((await find(documentId)).password).toBe(reset.password)
  })
})

describe('accepting an invitation', () => {
  test('does not confirm an address that has replaced the invited one', async () => {
    const { user, token, email } = await register(backend)
    const organisation = await backend.strapi.db
      .query('api::organisation.organisation')
      .create({ data: { name: 'PT Melati Sentosa' } })
    const inviter = await find((await register(backend)).user.documentId)
    await backend.strapi.db.query('api::membership.membership').create({
      data: { user: inviter.id, organisation: organisation.id, role: 'owner', all_units: true },
    })
    const { digestToken } = loadCompiled(() => import('#src/customers/invitation/row'))
    await backend.strapi.db.query('api::invitation.invitation').create({
      data: {
        digest: digestToken('token-of-the-invitation'),
        seat: 'seat-of-the-invitation',
        email,
        role: 'staff',
        all_units: true,
        organisation: organisation.id,
        invited_by: inviter.id,
        locale: 'id',
        sent_at: new Date(),
        expires_at: new Date(Date.now() + 60_000),
      },
    })
    const response = await runOvertakenBy(user.documentId, { email: newRegistration().email }, () =>
      post('/invitations/accept', { token: 'token-of-the-invitation' }, token),
    )
    expect([response.status, response.body.error.details.code]).toEqual([409, 'invitation-address'])
    expect((await find(user.documentId)).confirmed).toBe(false)
    expect(
      await backend.strapi.db
        .query('api::membership.membership')
        .count({ where: { organisation: organisation.id, user: { documentId: user.documentId } } }),
    ).toBe(0)
  })
})
