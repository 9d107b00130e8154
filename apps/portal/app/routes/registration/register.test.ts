import { respondWithFieldError, sampleSession, sampleUser } from '@bgm/api-client/testing'
import { accounts } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getCookie,
  getFormErrors,
  loaderArgs,
  respond,
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
  test('creates the account in the language of the page and continues to the verification', async () => {
    const user = { ...sampleUser, confirmed: false, memberships: [] }
    const { calls } = startBackend(respond(accounts.register, { ...sampleSession, user }))
    const result = await action(actionArgs('/en/register', sari, { cookie: '' }))
    expect(findRedirectTarget(result)).toBe('/en/verify')
    expect(calls[0]?.body).toMatchObject({ locale: 'en', mobile_number: '+6281234567890', terms: true })
    expect(calls[0]?.body).not.toHaveProperty('confirm_password')
  })

  test('sends each consent separately; only the terms are required', async () => {
    const { calls } = startBackend()
    await action(actionArgs('/register', sari, { cookie: '' }))
    expect(calls[0]?.body).toMatchObject({ terms: true, privacy: false, marketing: false })
    await action(
      actionArgs('/register', { ...sari, email: 'ayu@contoh.test', privacy: 'on' }, { cookie: '' }),
    )
    expect(calls.at(-1)?.body).toMatchObject({ terms: true, privacy: true, marketing: false })
  })

  test('accepts a single name if the box is ticked', async () => {
    const { calls } = startBackend()
    await action(actionArgs('/register', { ...sari, last_name: '', single_name: 'on' }, { cookie: '' }))
    expect(calls[0]?.body).not.toHaveProperty('last_name')
  })

  test('returns a field error for a taken email address', async () => {
    const taken = respondWithFieldError('email', 'validation.email_taken')
    startBackend(respond(accounts.register, taken))
    const response = await action(
      actionArgs('/register', { ...sari, email: 'pemilik@contoh.test' }, { cookie: '' }),
    )
    expect(getFormErrors(response)).toMatchObject({
      status: 422,
      errors: [['email', 'validation.email_taken']],
    })
  })

  test('changes the language and keeps the query string and the typed values, but never a password', async () => {
    const typed = { ...sari, first_name: 'S', form: 'register', intent: 'language-en' }
    const outcome = await action(actionArgs('/register?package=single-location', typed, { cookie: '' }))
    expect(findRedirectTarget(outcome)).toBe('/en/register?package=single-location')
    const cookie = getCookie(outcome, 'typed_register')
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

  test('returns all errors together', async () => {
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

  test('redirects a signed-in visitor to the current step of the registration', async () => {
    startBackend(withoutMembership)
    expect(findRedirectTarget(await catchResponse(() => loader(loaderArgs('/register'))))).toBe(
      '/register/industry',
    )
  })

  test('redirects a member to the dashboard', async () => {
    startBackend()
    expect(findRedirectTarget(await catchResponse(() => loader(loaderArgs('/en/register'))))).toBe('/en')
  })
})
