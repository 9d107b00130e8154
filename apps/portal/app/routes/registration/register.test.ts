import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  getCookie,
  getFormErrors,
  getRedirect,
  loaderArgs,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { action, loader } from './register'

const sari = {
  first_name: 'Sari',
  last_name: 'Wulandari',
  email: 'sari@contoh.test',
  mobile_number: '0812 3456 7890',
  gender: 'female',
  password: 'payung teduh 77',
  confirm_password: 'payung teduh 77',
  business_type: 'single',
  terms: 'on',
}

describe('registering', () => {
  test('makes the account in the language of the page and goes on to the verification', async () => {
    const { world } = startBackend()
    const answer = await action(actionArgs('/en/register', sari, { cookie: '' }))
    expect(getRedirect(answer)).toBe('/en/verify')
    expect(world.calls[0]?.body).toMatchObject({ locale: 'en', mobile_number: '+6281234567890', terms: true })
    expect(world.calls[0]?.body).not.toHaveProperty('confirm_password')
  })

  test('tells each consent by itself; only the terms are needed', async () => {
    const { world } = startBackend()
    await action(actionArgs('/register', sari, { cookie: '' }))
    expect(world.calls[0]?.body).toMatchObject({ terms: true, privacy: false, marketing: false })
    await action(
      actionArgs('/register', { ...sari, email: 'ayu@contoh.test', privacy: 'on' }, { cookie: '' }),
    )
    expect(world.calls.at(-1)?.body).toMatchObject({ terms: true, privacy: true, marketing: false })
  })

  test('takes one name for enough when the box says so', async () => {
    const { world } = startBackend()
    await action(actionArgs('/register', { ...sari, last_name: '', single_name: 'on' }, { cookie: '' }))
    expect(world.calls[0]?.body).not.toHaveProperty('last_name')
  })

  test('tells a taken e-mail beside its field', async () => {
    startBackend()
    const answer = await action(
      actionArgs('/register', { ...sari, email: 'pemilik@contoh.test' }, { cookie: '' }),
    )
    expect(getFormErrors(answer)).toMatchObject({
      status: 422,
      errors: [['email', 'validation.email_taken']],
    })
  })

  test('goes into the other language with its query and what was typed, but never a password', async () => {
    const typed = { ...sari, first_name: 'S', form: 'register', intent: 'language-en' }
    const answer = await action(actionArgs('/register?package=single-location', typed, { cookie: '' }))
    expect(getRedirect(answer)).toBe('/en/register?package=single-location')
    const cookie = getCookie(answer, 'typed_register')
    const { data, init } = await loader(loaderArgs('/en/register', { headers: { cookie } }))
    expect(data.saved).toMatchObject({
      first_name: 'S',
      email: 'sari@contoh.test',
      gender: 'female',
      terms: 'on',
    })
    expect(JSON.stringify(data.saved)).not.toContain('payung')
    expect(new Headers(init?.headers).get('set-cookie')).toMatch(/typed_register=;.*Max-Age=0/)
  })

  test('refuses all that is wrong at once', async () => {
    const answer = await action(
      actionArgs('/register', {
        ...sari,
        last_name: '',
        mobile_number: '12',
        confirm_password: 'x',
        terms: '',
      }),
    )
    expect(getFormErrors(answer).errors).toEqual(
      expect.arrayContaining([
        ['mobile_number', 'validation.phone'],
        ['terms', 'validation.terms'],
        ['last_name', 'validation.required'],
        ['confirm_password', 'validation.password_mismatch'],
      ]),
    )
  })

  test('is passed by when one is signed in: the registration goes on where it stands', async () => {
    startBackend(withoutMembership)
    expect(getRedirect(await catchResponse(() => loader(loaderArgs('/register'))))).toBe('/register/industry')
  })

  test('is passed by when one is a member', async () => {
    startBackend()
    expect(getRedirect(await catchResponse(() => loader(loaderArgs('/en/register'))))).toBe('/en')
  })
})
