import { describe, expect, test } from 'vitest'
import {
  backendAvailable,
  confirmationLink,
  connect,
  fromMailbox,
  newRegistration,
  password,
  registerConfirmedUser,
  registerUser,
  requireSession,
  samplePassword,
  sixDigits,
} from './backend'

const another = 'Teh-manis-sore-8'

describe.skipIf(!backendAvailable)('identity, against the running backend', () => {
  test('a newcomer registers, is held back, confirms by the mail and is let in', async () => {
    const { person, session, api } = await registerUser()
    expect(session.user).toMatchObject({ email: person.email, confirmed: false, memberships: [] })
    await expect(api.registration.get()).rejects.toMatchObject({ code: 'forbidden', reason: 'unconfirmed' })
    const link = await fromMailbox(person.email, confirmationLink)
    const open = { state: 'open', email: person.email, change: false }
    expect(await connect().identity.lookUpEmailConfirmation(link)).toEqual(open)
    await api.identity.confirmEmail(link)
    expect(await connect().identity.lookUpEmailConfirmation(link)).toEqual({ state: 'confirmed' })
    expect(await api.identity.getMe()).toMatchObject({ confirmed: true })
    expect(await api.registration.get()).toMatchObject({ industry: null, order: null })
  })

  test('a taken address is told beside its field', async () => {
    const { person } = await registerUser()
    await expect(
      connect().identity.register({ ...newRegistration(), email: person.email }),
    ).rejects.toMatchObject({
      code: 'invalid',
      status: 400,
      fields: [{ field: 'email', key: 'validation.email_taken' }],
    })
  })

  test('a refused body names each field by a key', async () => {
    const body = { ...newRegistration(), email: 'x', password: '12345678' }
    await expect(connect().identity.register(body)).rejects.toMatchObject({
      fields: [
        { field: 'email', key: 'validation.email' },
        { field: 'password', key: 'validation.password_common' },
      ],
    })
  })

  test('an unconfirmed address can be changed, and the old link no longer counts', async () => {
    const { person, api } = await registerUser()
    const old = await fromMailbox(person.email, confirmationLink)
    const { email } = newRegistration()
    expect((await api.identity.changeEmail(email)).email).toBe(email)
    await expect(api.identity.confirmEmail(old)).rejects.toMatchObject({ code: 'invalid', reason: 'code' })
    await api.identity.confirmEmail(await fromMailbox(email, confirmationLink))
    await expect(api.identity.changeEmail(person.email)).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    expect((await api.identity.changeEmail(person.email, password)).pending_email).toBe(person.email)
    expect((await api.identity.cancelEmailChange()).pending_email).toBe(null)
  })

  test('on another device the link confirms with the password or a new one, or is declined', async () => {
    const { person } = await registerUser()
    const link = await fromMailbox(person.email, confirmationLink)
    const wrong = connect().identity.confirmEmailByPassword({ token: link, current_password: 'salah' })
    await expect(wrong).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    const right = connect().identity.confirmEmailByPassword({ token: link, current_password: password })
    expect((await requireSession(right)).user.confirmed).toBe(true)
    const second = (await registerUser()).person
    const token = await fromMailbox(second.email, confirmationLink)
    const form = { token, password: another, confirm_password: another }
    expect(
      (await requireSession(connect().identity.confirmEmailByNewPassword(form))).user.mobile_number,
    ).toBe(null)
    const third = (await registerUser()).person
    const declined = await fromMailbox(third.email, confirmationLink)
    expect(await connect().identity.declineEmailConfirmation(declined)).toEqual({ ok: true })
    expect(await connect().identity.lookUpEmailConfirmation(declined)).toEqual({ state: 'invalid' })
  })

  test('the confirmation can be asked for again, known address or not', async () => {
    const { person } = await registerUser()
    expect(await connect().identity.sendEmailConfirmation(person.email)).toEqual({ ok: true })
    expect(await connect().identity.sendEmailConfirmation('nobody@contoh.test')).toEqual({ ok: true })
  })

  test('sign-in tells nothing but wrong credentials', async () => {
    const wrong = { code: 'invalid', reason: 'credentials' }
    const signIn = (identifier: string, typed: string) =>
      connect().identity.signIn({ identifier, password: typed })
    await expect(signIn('pemilik@contoh.test', 'salah')).rejects.toMatchObject(wrong)
    await expect(signIn('nobody@contoh.test', 'salah')).rejects.toMatchObject(wrong)
    const { user } = await requireSession(signIn('pemilik@contoh.test', samplePassword))
    expect(user.memberships[0]?.role).toBe('owner')
  })

  test('a password is reset by a mailed code, once, and the new one signs in', async () => {
    const { person, api } = await registerConfirmedUser()
    await connect().identity.forgotPassword({ email: person.email })
    const digits = await fromMailbox(person.email, sixDigits)
    const { code } = await connect().identity.verifyResetCode({ identifier: person.email, code: digits })
    const form = { code, password: another, confirm_password: another }
    const { jwt } = await requireSession(connect().identity.resetPassword(form))
    expect(await connect(jwt).identity.getMe()).toMatchObject({ email: person.email })
    await expect(connect().identity.resetPassword(form)).rejects.toMatchObject({ reason: 'code' })
    await expect(api.identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('forgetting a password never tells whether there is an account', async () => {
    expect(await connect().identity.forgotPassword({ email: 'nobody@contoh.test' })).toEqual({ ok: true })
    expect(await connect().identity.forgotPassword({ mobile_number: '+6281200000000' })).toEqual({ ok: true })
  })

  test('a changed password ends the other sessions; the refused one is named as in the form', async () => {
    const { person, api } = await registerConfirmedUser()
    const elsewhere = await requireSession(connect().identity.signIn({ identifier: person.email, password }))
    const form = { current_password: 'salah', password: another, confirm_password: another }
    await expect(api.identity.changePassword(form)).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    const { jwt } = await api.identity.changePassword({ ...form, current_password: password })
    expect(await connect(jwt).identity.getMe()).toMatchObject({ email: person.email })
    await expect(connect(elsewhere.jwt).identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('a mobile number is proved by a text message and then signs in', async () => {
    const { person, api } = await registerConfirmedUser()
    await expect(api.identity.sendMobileCode()).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    const { retry_after } = await api.identity.sendMobileCode(undefined, password)
    expect(retry_after).toBeGreaterThan(0)
    const code = await fromMailbox(person.mobile_number, /(\d{6})/)
    expect(await api.identity.verifyMobileNumber(code)).toMatchObject({ mobile_number_proved: true })
    const { user } = await requireSession(
      connect().identity.signIn({ identifier: person.mobile_number, password }),
    )
    expect(user.email).toBe(person.email)
    await expect(api.identity.sendMobileCode(undefined, password)).rejects.toMatchObject({
      code: 'rate-limited',
    })
  })

  test('the open sessions are listed, and the others end', async () => {
    const { person, api } = await registerConfirmedUser()
    const elsewhere = await requireSession(connect().identity.signIn({ identifier: person.email, password }))
    const sessions = await api.identity.listSessions()
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    await api.identity.endSession(sessions.find(({ current }) => !current)?.id ?? '')
    await expect(connect(elsewhere.jwt).identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated' })
    await api.identity.endOtherSessions()
    expect(await api.identity.listSessions()).toHaveLength(1)
  })

  test('account data changes, and signing out ends the session', async () => {
    const { api } = await registerConfirmedUser()
    expect(await api.identity.updateAccount({ first_name: 'Rani', locale: 'en' })).toMatchObject({
      first_name: 'Rani',
      locale: 'en',
    })
    await api.identity.signOut()
    await expect(api.identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
  })

  test("no token is forbidden, a bad one unauthenticated, a stranger's provider token refused", async () => {
    await expect(connect().identity.getMe()).rejects.toMatchObject({ code: 'forbidden' })
    await expect(connect('a.b.c').identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(connect().identity.finishGoogle('stolen')).rejects.toMatchObject({ code: 'not-found' })
  })
})
