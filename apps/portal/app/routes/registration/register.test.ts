import { describe, expect, test } from 'vitest'
import {
  cookieOf,
  refusalOf,
  send,
  startBackend,
  target,
  thrownBy,
  unfinished,
  visit,
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
    const answer = await action(send('/en/register', sari, { cookie: '' }))
    expect(target(answer)).toBe('/en/verify')
    expect(world.calls[0]?.body).toMatchObject({ locale: 'en', mobile_number: '+6281234567890', terms: true })
    expect(world.calls[0]?.body).not.toHaveProperty('confirm_password')
  })

  test('tells each consent by itself; only the terms are needed', async () => {
    const { world } = startBackend()
    await action(send('/register', sari, { cookie: '' }))
    expect(world.calls[0]?.body).toMatchObject({ terms: true, privacy: false, marketing: false })
    await action(send('/register', { ...sari, email: 'ayu@contoh.test', privacy: 'on' }, { cookie: '' }))
    expect(world.calls.at(-1)?.body).toMatchObject({ terms: true, privacy: true, marketing: false })
  })

  test('takes one name for enough when the box says so', async () => {
    const { world } = startBackend()
    await action(send('/register', { ...sari, last_name: '', single_name: 'on' }, { cookie: '' }))
    expect(world.calls[0]?.body).not.toHaveProperty('last_name')
  })

  test('tells a taken e-mail beside its field', async () => {
    startBackend()
    const answer = await action(send('/register', { ...sari, email: 'pemilik@contoh.test' }, { cookie: '' }))
    expect(refusalOf(answer)).toMatchObject({ status: 422, errors: [['email', 'validation.email_taken']] })
  })

  test('goes into the other language with its query and what was typed, but never a password', async () => {
    const typed = { ...sari, first_name: 'S', form: 'register', intent: 'language-en' }
    const answer = await action(send('/register?package=single-location', typed, { cookie: '' }))
    expect(target(answer)).toBe('/en/register?package=single-location')
    const cookie = cookieOf(answer, 'typed_register')
    const { data, init } = await loader(visit('/en/register', { headers: { cookie } }))
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
      send('/register', { ...sari, last_name: '', mobile_number: '12', confirm_password: 'x', terms: '' }),
    )
    expect(refusalOf(answer).errors).toEqual(
      expect.arrayContaining([
        ['mobile_number', 'validation.phone'],
        ['terms', 'validation.terms'],
        ['last_name', 'validation.required'],
        ['confirm_password', 'validation.password_mismatch'],
      ]),
    )
  })

  test('is passed by when one is signed in: the registration goes on where it stands', async () => {
    startBackend(unfinished)
    expect(target(await thrownBy(() => loader(visit('/register'))))).toBe('/register/industry')
  })

  test('is passed by when one is a member', async () => {
    startBackend()
    expect(target(await thrownBy(() => loader(visit('/en/register'))))).toBe('/en')
  })
})
