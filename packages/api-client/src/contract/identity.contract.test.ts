import { describe, expect, test } from 'vitest'
import {
  backendAvailable,
  codePattern,
  confirmationLinkPattern,
  connectClient,
  newRegistration,
  newUserPassword,
  readFromMailbox,
  registerConfirmedUser,
  registerUser,
  requireSession,
  samplePassword,
} from './backend'

const another = 'Teh-manis-sore-8'

describe.skipIf(!backendAvailable)('identity against the running backend', () => {
  test('a new account has no access until its email address is confirmed', async () => {
    const { person, session, api } = await registerUser()
    expect(session.user).toMatchObject({ email: person.email, confirmed: false, memberships: [] })
    await expect(api.registrations.get()).rejects.toMatchObject({ code: 'forbidden', reason: 'unconfirmed' })
    const link = await readFromMailbox(person.email, confirmationLinkPattern)
    const open = { email: person.email, change: false }
    expect(await connectClient().identity.lookUpEmailConfirmation({ token: link })).toEqual(open)
    await api.identity.confirmEmail({ token: link })
    await expect(connectClient().identity.lookUpEmailConfirmation({ token: link })).rejects.toMatchObject({
      status: 409,
      reason: 'already-confirmed',
    })
    expect(await api.identity.getMe()).toMatchObject({ confirmed: true })
    expect(await api.registrations.get()).toMatchObject({ industry: null, order: null })
  })

  test('reports a taken address as a field error', async () => {
    const { person } = await registerUser()
    await expect(
      connectClient().identity.register({ ...newRegistration(), email: person.email }),
    ).rejects.toMatchObject({
      code: 'invalid',
      status: 400,
      fields: [{ field: 'email', key: 'validation.email_taken' }],
    })
  })

  test('reports each invalid field with a message key', async () => {
    const body = { ...newRegistration(), email: 'x', password: '12345678' }
    await expect(connectClient().identity.register(body)).rejects.toMatchObject({
      fields: [
        { field: 'email', key: 'validation.email' },
        { field: 'password', key: 'validation.password_common' },
      ],
    })
  })

  test('an unconfirmed address can be changed, which invalidates the old link', async () => {
    const { person, api } = await registerUser()
    const old = await readFromMailbox(person.email, confirmationLinkPattern)
    const { email } = newRegistration()
    expect((await api.identity.changeEmail({ email: email })).email).toBe(email)
    await expect(api.identity.confirmEmail({ token: old })).rejects.toMatchObject({
      code: 'invalid',
      reason: 'code',
    })
    await api.identity.confirmEmail({
      token: await readFromMailbox(email, confirmationLinkPattern),
    })
    await expect(api.identity.changeEmail({ email: person.email })).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    expect(
      (await api.identity.changeEmail({ email: person.email, currentPassword: newUserPassword }))
        .pending_email,
    ).toBe(person.email)
    expect((await api.identity.cancelEmailChange()).pending_email).toBe(null)
  })

  test('on another device, the link confirms with the current or a new password, or can be declined', async () => {
    const { person } = await registerUser()
    const link = await readFromMailbox(person.email, confirmationLinkPattern)
    const wrong = connectClient().identity.confirmEmailByPassword({ token: link, currentPassword: 'salah' })
    await expect(wrong).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    const right = connectClient().identity.confirmEmailByPassword({
      token: link,
      currentPassword: newUserPassword,
    })
    expect((await requireSession(right)).user.confirmed).toBe(true)
    const second = (await registerUser()).person
    const token = await readFromMailbox(second.email, confirmationLinkPattern)
    const form = { token, password: another, passwordConfirmation: another }
    expect(
      (await requireSession(connectClient().identity.confirmEmailByNewPassword(form))).user.mobile_number,
    ).toBe(null)
    const third = (await registerUser()).person
    const declined = await readFromMailbox(third.email, confirmationLinkPattern)
    expect(await connectClient().identity.declineEmailConfirmation({ token: declined })).toEqual({ ok: true })
    await expect(connectClient().identity.lookUpEmailConfirmation({ token: declined })).rejects.toMatchObject(
      {
        code: 'invalid',
      },
    )
  })

  test('resends the confirmation with the same response for an unknown address', async () => {
    const { person } = await registerUser()
    expect(await connectClient().identity.sendEmailConfirmation({ email: person.email })).toEqual({
      ok: true,
    })
    expect(await connectClient().identity.sendEmailConfirmation({ email: 'nobody@contoh.test' })).toEqual({
      ok: true,
    })
  })

  test('sign-in does not reveal whether an account exists', async () => {
    const wrong = { code: 'invalid', reason: 'credentials' }
    const signIn = (identifier: string, typed: string) =>
      connectClient().identity.signIn({ identifier, password: typed })
    await expect(signIn('pemilik@contoh.test', 'salah')).rejects.toMatchObject(wrong)
    await expect(signIn('nobody@contoh.test', 'salah')).rejects.toMatchObject(wrong)
    const { user } = await requireSession(signIn('pemilik@contoh.test', samplePassword))
    expect(user.memberships[0]?.role).toBe('owner')
  })

  test('an emailed code can reset the password only once', async () => {
    const { person, api } = await registerConfirmedUser()
    await connectClient().identity.forgotPassword({ email: person.email })
    const digits = await readFromMailbox(person.email, codePattern)
    const { code } = await connectClient().identity.verifyResetCode({
      identifier: person.email,
      code: digits,
    })
    const form = { code, password: another, passwordConfirmation: another }
    const { jwt } = await requireSession(connectClient().identity.resetPassword(form))
    expect(await connectClient(jwt).identity.getMe()).toMatchObject({ email: person.email })
    await expect(connectClient().identity.resetPassword(form)).rejects.toMatchObject({ reason: 'code' })
    await expect(api.identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('a password reset does not reveal whether an account exists', async () => {
    expect(await connectClient().identity.forgotPassword({ email: 'nobody@contoh.test' })).toEqual({
      ok: true,
    })
    expect(await connectClient().identity.forgotPassword({ mobile_number: '+6281200000000' })).toEqual({
      ok: true,
    })
  })

  test('a password change ends the other sessions, and a wrong password is reported under the form field name', async () => {
    const { person, api } = await registerConfirmedUser()
    const otherSession = await requireSession(
      connectClient().identity.signIn({ identifier: person.email, password: newUserPassword }),
    )
    const form = { currentPassword: 'salah', password: another, passwordConfirmation: another }
    await expect(api.identity.changePassword(form)).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    const { jwt } = await api.identity.changePassword({ ...form, currentPassword: newUserPassword })
    expect(await connectClient(jwt).identity.getMe()).toMatchObject({ email: person.email })
    await expect(connectClient(otherSession.jwt).identity.getMe()).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('a mobile number verified by text message can be used to sign in', async () => {
    const { person, api } = await registerConfirmedUser()
    await expect(api.identity.sendMobileCode({})).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    const { retry_after } = await api.identity.sendMobileCode({ currentPassword: newUserPassword })
    expect(retry_after).toBeGreaterThan(0)
    const code = await readFromMailbox(person.mobile_number, /(\d{6})/)
    expect(await api.identity.verifyMobileNumber({ code })).toMatchObject({ mobile_number_verified: true })
    const { user } = await requireSession(
      connectClient().identity.signIn({ identifier: person.mobile_number, password: newUserPassword }),
    )
    expect(user.email).toBe(person.email)
    await expect(api.identity.sendMobileCode({ currentPassword: newUserPassword })).rejects.toMatchObject({
      code: 'rate-limited',
    })
  })

  test('lists the open sessions and ends the others', async () => {
    const { person, api } = await registerConfirmedUser()
    const otherSession = await requireSession(
      connectClient().identity.signIn({ identifier: person.email, password: newUserPassword }),
    )
    const sessions = await api.identity.listSessions()
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    await api.identity.endSession(sessions.find(({ current }) => !current)?.id ?? '')
    await expect(connectClient(otherSession.jwt).identity.getMe()).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await api.identity.endOtherSessions()
    expect(await api.identity.listSessions()).toHaveLength(1)
  })

  test('changes account data, and signing out ends the session', async () => {
    const { api } = await registerConfirmedUser()
    expect(await api.identity.updateAccount({ first_name: 'Rani', locale: 'en' })).toMatchObject({
      first_name: 'Rani',
      locale: 'en',
    })
    await api.identity.signOut()
    await expect(api.identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
  })

  test('rejects a missing token, an invalid token and an unknown Google token', async () => {
    await expect(connectClient().identity.getMe()).rejects.toMatchObject({ code: 'forbidden' })
    await expect(connectClient('a.b.c').identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(connectClient().identity.finishGoogle({ access_token: 'stolen' })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
