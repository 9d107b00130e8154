import { describe, expect, test } from 'vitest'
import { refusalOf, send, startBackend, target, unfinished } from '#app/testing/backend'
import { action } from './sign-in'

const owner = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }

describe('signing in', () => {
  test('keeps the session and opens the dashboard in the same language', async () => {
    startBackend()
    const answer = await action(send('/en/sign-in', owner))
    expect(target(answer)).toBe('/en')
    expect(answer instanceof Response && answer.headers.get('set-cookie')).toMatch(
      /^portal_token=header.payload.signature; .*HttpOnly/,
    )
  })

  test.each([
    ['a page of this portal', '/orders?page=2', '/orders?page=2'],
    ['no other host', 'https://evil.test', '/'],
    ['no other host in disguise', '//evil.test/%2e', '/'],
  ])('goes back to %s', async (_, wanted, reached) => {
    startBackend()
    expect(target(await action(send(`/sign-in?redirectTo=${encodeURIComponent(wanted)}`, owner)))).toBe(
      reached,
    )
  })

  test('opens a wanted page of the other language with a full load, as its words are others', async () => {
    startBackend()
    const loaded = async (wanted: string) => {
      const answer = await action(send(`/en/sign-in?redirectTo=${encodeURIComponent(wanted)}`, owner))
      return answer instanceof Response && answer.headers.get('x-remix-reload-document')
    }
    expect([await loaded('/orders'), await loaded('/en/orders')]).toEqual(['true', null])
  })

  test('leads back to an unfinished registration', async () => {
    startBackend(unfinished)
    expect(target(await action(send('/sign-in', owner)))).toBe('/register')
  })

  test('leads to the verification before the e-mail is confirmed', async () => {
    startBackend(world => {
      world.user.confirmed = false
    })
    expect(target(await action(send('/sign-in', owner)))).toBe('/verify')
  })

  test('does not say which of the two was wrong, and never sends the password back', async () => {
    startBackend()
    const answer = await action(send('/sign-in', { ...owner, password: 'salah' }))
    expect(refusalOf(answer)).toEqual({
      status: 422,
      errors: [['', 'validation.credentials']],
      values: { identifier: owner.identifier },
    })
  })

  test('tells a blocked account why', async () => {
    startBackend(world => {
      world.user.blocked = true
    })
    expect(refusalOf(await action(send('/sign-in', owner))).errors).toEqual([['', 'errors.blocked']])
  })

  test('asks for both fields', async () => {
    const answer = await action(send('/sign-in', {}))
    expect(refusalOf(answer)).toMatchObject({
      status: 400,
      errors: [
        ['identifier', 'validation.required'],
        ['password', 'validation.required'],
      ],
    })
  })
})
