import { respondWithError, respondWithFieldError, sampleUser } from '@bgm/api-client/testing'
import { accounts } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  findRedirectTarget,
  getCookie,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithUser,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './contact'

const path = '/account/contact'
const wrongPassword = respondWithFieldError('currentPassword', 'validation.password_wrong')

describe('the contact page of the account', () => {
  test('changes the email address with the password, and shows it as pending', async () => {
    const { calls } = startBackend(respondWithUser({ pending_email: 'baru@contoh.test' }))
    const form = { form: 'email', email: 'Baru@contoh.test', current_password: 'Contoh-12345' }
    expect(findRedirectTarget(await action(actionArgs(`/en${path}`, form)))).toBe(`/en${path}`)
    expect(calls.at(-1)).toMatchObject({
      path: '/account/email',
      body: { email: 'baru@contoh.test', currentPassword: 'Contoh-12345' },
    })
    const { account } = await loader(loaderArgs(path))
    expect(account).toMatchObject({ email: 'pemilik@contoh.test', pending_email: 'baru@contoh.test' })
    await action(actionArgs(path, { form: 'cancel-email' }))
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/account/email' })
  })

  test('returns a field error for a wrong password, but not the password itself', async () => {
    startBackend(respond(accounts.changeEmail, wrongPassword))
    const form = { form: 'email', email: 'baru@contoh.test', current_password: 'salah' }
    expect(getFormErrors(await action(actionArgs(path, form)))).toEqual({
      status: 422,
      errors: [['current_password', 'validation.password_wrong']],
      values: { email: 'baru@contoh.test' },
    })
  })

  test('sends a code to a number, stores the number in this browser, and verifies it', async () => {
    const { calls, server } = startBackend(respond(accounts.sendMobileCode, wrongPassword))
    const phone = { form: 'phone', mobile_number: '0812 1111 2222' }
    const requestCode = (current_password: string) => action(actionArgs(path, { ...phone, current_password }))
    expect(getFormErrors(await requestCode('salah'))).toEqual({
      status: 422,
      errors: [['current_password', 'validation.password_wrong']],
      values: { mobile_number: '0812 1111 2222' },
    })
    server.use(respond(accounts.sendMobileCode, { ok: true, retry_after: 60 }))
    const requested = await requestCode('Contoh-12345')
    expect(findRedirectTarget(requested)).toBe(path)
    expect(calls.at(-1)?.body).toMatchObject({ mobile_number: '+6281211112222' })
    expect(findRedirectTarget(await action(actionArgs(path, phone)))).toBe(path)
    const cookie = `portal_token=header.payload.signature; ${getCookie(requested, 'typed_phone')}`
    const { codeTo } = await loader(loaderArgs(path, { headers: { cookie } }))
    expect(codeTo).toBe('+6281211112222')
    server.use(respond(accounts.verifyMobileNumber, respondWithError(400, { code: 'code' })))
    const wrong = await action(actionArgs(path, { form: 'code', code: '000000' }, { cookie }))
    expect(getFormErrors(wrong).errors).toEqual([['code', 'validation.code']])
    server.use(respond(accounts.verifyMobileNumber, sampleUser))
    const proved = await action(actionArgs(path, { form: 'code', code: '123 456' }, { cookie }))
    expect([findRedirectTarget(proved), getCookie(proved, 'typed_phone')]).toEqual([
      path,
      expect.stringMatching(/^typed_phone=/),
    ])
    expect(calls.findLast(({ path }) => path.endsWith('/verify'))?.body).toMatchObject({ code: '123456' })
  })

  test('saves an unverified number as contact data, with the password', async () => {
    const { calls, server } = startBackend(respond(accounts.updateAccount, wrongPassword))
    const save = (current_password: string) =>
      action(
        actionArgs(path, {
          form: 'phone',
          intent: 'save',
          mobile_number: '0812 1111 2222',
          current_password,
        }),
      )
    expect(getFormErrors(await save('salah')).errors).toEqual([
      ['current_password', 'validation.password_wrong'],
    ])
    server.use(respond(accounts.updateAccount, sampleUser))
    expect(findRedirectTarget(await save('Contoh-12345'))).toBe(path)
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { mobile_number: '+6281211112222', currentPassword: 'Contoh-12345' },
    })
  })
})
