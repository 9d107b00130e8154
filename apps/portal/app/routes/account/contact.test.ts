import { describe, expect, test } from 'vitest'
import { actionArgs, findRedirectTarget, getFormErrors, loaderArgs, startBackend } from '#app/testing/backend'
import { action, loader } from './contact'

const cookieOf = (result: unknown, name: string) =>
  (result instanceof Response ? result.headers.getSetCookie() : [])
    .find(cookie => cookie.startsWith(name))
    ?.split(';')[0] ?? ''

describe('the contact page of the account', () => {
  test('changes the email address with the password, and shows it as pending', async () => {
    const { world } = startBackend()
    const form = { form: 'email', email: 'Baru@contoh.test', current_password: world.password }
    expect(findRedirectTarget(await action(actionArgs('/en/account/contact', form)))).toBe(
      '/en/account/contact',
    )
    const { account } = await loader(loaderArgs('/account/contact'))
    expect(account).toMatchObject({ email: 'pemilik@contoh.test', pending_email: 'baru@contoh.test' })
    await action(actionArgs('/account/contact', { form: 'cancel-email' }))
    expect(world.user.pending_email).toBe(null)
  })

  test('returns a field error for a wrong password, but not the password itself', async () => {
    startBackend()
    const form = { form: 'email', email: 'baru@contoh.test', current_password: 'salah' }
    expect(getFormErrors(await action(actionArgs('/account/contact', form)))).toEqual({
      status: 422,
      errors: [['current_password', 'validation.password_wrong']],
      values: { email: 'baru@contoh.test' },
    })
  })

  test('sends a code to a number, stores the number in this browser, and verifies it', async () => {
    const { world } = startBackend()
    const phone = { form: 'phone', mobile_number: '0812 1111 2222' }
    const requestEmailChange = (current_password: string) =>
      action(actionArgs('/account/contact', { ...phone, current_password }))
    expect(getFormErrors(await requestEmailChange('salah'))).toEqual({
      status: 422,
      errors: [['current_password', 'validation.password_wrong']],
      values: { mobile_number: '0812 1111 2222' },
    })
    const requested = await requestEmailChange(world.password)
    expect(findRedirectTarget(requested)).toBe('/account/contact')
    expect(world.codeSentTo).toBe('+6281211112222')
    expect(findRedirectTarget(await action(actionArgs('/account/contact', phone)))).toBe('/account/contact')
    const cookie = `portal_token=header.payload.signature; ${cookieOf(requested, 'typed_phone')}`
    const { codeTo } = await loader(loaderArgs('/account/contact', { headers: { cookie } }))
    expect(codeTo).toBe('+6281211112222')
    const wrong = await action(actionArgs('/account/contact', { form: 'code', code: '000000' }, { cookie }))
    expect(getFormErrors(wrong).errors).toEqual([['code', 'validation.code']])
    const proved = await action(actionArgs('/account/contact', { form: 'code', code: '123 456' }, { cookie }))
    expect([findRedirectTarget(proved), cookieOf(proved, 'typed_phone')]).toEqual([
      '/account/contact',
      expect.stringMatching(/^typed_phone=/),
    ])
    expect(world.user.mobile_number_verified).toBe(true)
  })

  test('saves an unverified number as contact data, with the password', async () => {
    const { world } = startBackend()
    const save = (current_password: string) =>
      action(
        actionArgs('/account/contact', {
          form: 'phone',
          intent: 'save',
          mobile_number: '0812 1111 2222',
          current_password,
        }),
      )
    expect(getFormErrors(await save('salah')).errors).toEqual([
      ['current_password', 'validation.password_wrong'],
    ])
    expect(findRedirectTarget(await save(world.password))).toBe('/account/contact')
    expect(world.user).toMatchObject({ mobile_number: '+6281211112222', mobile_number_verified: false })
  })
})
