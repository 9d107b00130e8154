import { describe, expect, test } from 'vitest'
import { startPause } from '#app/http/pause.server'
import { refusalOf, send, startBackend, target, thrownBy, unfinished, visit } from '#app/testing/backend'
import { action, loader } from './verify'

const unconfirmed: typeof unfinished = world => {
  unfinished(world)
  world.user.confirmed = false
}

describe('the verification', () => {
  test('says where the mail went', async () => {
    startBackend(unconfirmed)
    expect((await loader(visit('/verify'))).waiting).toMatchObject({ email: 'pemilik@contoh.test', pause: 0 })
  })

  test('lets nobody pass who was verified elsewhere', async () => {
    startBackend(unfinished)
    expect(target(await thrownBy(() => loader(visit('/verify'))))).toBe('/register')
  })

  test('opens the mail’s link without a session and without using it up', async () => {
    const { world } = startBackend()
    const { token } = await loader(visit('/verify?token=good-token', { headers: { cookie: '' } }))
    expect([token, world.calls]).toEqual(['good-token', []])
  })

  test.each([
    ['on the device of the registration', {}, '/register'],
    ['on another device', { cookie: '' }, '/sign-in'],
  ])('confirms by a form, %s', async (_, headers, next) => {
    const { world } = startBackend(unconfirmed)
    expect(target(await action(send('/verify', { form: 'confirm', token: 'good-token' }, headers)))).toBe(
      next,
    )
    expect(world.user.confirmed).toBe(true)
  })

  test('refuses a link that was used already', async () => {
    startBackend(unconfirmed)
    const answer = await action(send('/verify', { form: 'confirm', token: 'old' }, { cookie: '' }))
    expect(refusalOf(answer)).toMatchObject({ status: 422, errors: [['', 'validation.code']] })
  })

  test('says of a link that confirmed already that all is well', async () => {
    startBackend()
    const answer = await action(send('/verify', { form: 'confirm', token: 'good-token' }, { cookie: '' }))
    expect(refusalOf(answer)).toMatchObject({ status: 422, errors: [['', 'errors.already-confirmed']] })
  })

  test.each(['', 'a b'])('knows a link that cannot be one of ours, %j', async token => {
    startBackend()
    const path = `/verify?${new URLSearchParams({ token })}`
    expect((await loader(visit(path, { headers: { cookie: '' } }))).token).toBe('')
  })

  test('sends the mail again, but not twice within a minute', async () => {
    const { world } = startBackend(unconfirmed)
    expect(target(await action(send('/verify', { form: 'resend' })))).toBe('/verify')
    expect(world.calls.at(-1)?.body).toEqual({ email: 'pemilik@contoh.test' })
    const pause = startPause().split(';')[0]
    const again = await action(
      send('/verify', { form: 'resend' }, { cookie: `portal_token=header.payload.signature; ${pause}` }),
    )
    expect(refusalOf(again)).toMatchObject({ status: 429, errors: [['', 'verify.resend_wait']] })
  })

  test('changes a mistyped address', async () => {
    const { world } = startBackend(unconfirmed)
    expect(target(await action(send('/verify', { form: 'email', email: 'Baru@Contoh.test' })))).toBe(
      '/verify',
    )
    expect(world.calls.at(-1)?.body).toEqual({ email: 'baru@contoh.test' })
  })

  test('sends a code to the phone and shows its field', async () => {
    startBackend(unconfirmed)
    expect(target(await action(send('/verify', { form: 'phone' })))).toBe('/verify?phone=sent')
  })

  test('belongs to the signed-in account', async () => {
    const answer = await thrownBy(() => action(send('/verify', { form: 'resend' }, { cookie: '' })))
    expect(target(answer)).toBe('/sign-in?redirectTo=%2Fverify')
  })
})
