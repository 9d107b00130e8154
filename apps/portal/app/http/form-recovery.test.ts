import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loader as rootLoader } from '#app/root'
import { loader as profile, action as saveProfile } from '#app/routes/account/account'
import { action as saveStep, loader as step } from '#app/routes/registration/industry'
import { action as signIn } from '#app/routes/session/sign-in'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getCookie,
  loaderArgs,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'

const tokenOf = (id: number, session: string) =>
  `head.${Buffer.from(JSON.stringify({ id, sid: session })).toString('base64url')}.${session}`
const [ended, own, other] = [tokenOf(7, 'first'), tokenOf(7, 'second'), tokenOf(8, 'third')]
const cookies = (...pairs: string[]) => ({ cookie: pairs.filter(Boolean).join('; ') })
const sessionCookie = (token: string) => `portal_token=${token}`
const typed = {
  form: 'account',
  first_name: 'Melati',
  last_name: 'Sari',
  mobile_number: '0812 1111 2222',
  gender: 'female',
}

/** Submits a form after its session has ended; returns the redirect and the browser's cookies. */
async function submitAfterEnd(...given: string[]) {
  const result = await catchResponse(() => saveProfile(actionArgs('/en/account', typed, cookies(...given))))
  return { answer: result, kept: getCookie(result, 'recovered-form') }
}

const credentials = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }
const target = '/en/sign-in?redirectTo=%2Fen%2Faccount'
const page = async (...given: string[]) =>
  (await profile(loaderArgs('/en/account', { headers: cookies(...given) }))).typed

describe('a form submitted after its session ended', () => {
  test('is restored once after the same member signs in, with a notice', async () => {
    const { world } = startBackend(world => {
      world.jwt = own
    })
    const { answer: result, kept } = await submitAfterEnd(sessionCookie(ended))
    expect(findRedirectTarget(result)).toBe(target)
    const back = await signIn(actionArgs(target, credentials, cookies(kept)))
    expect(findRedirectTarget(back)).toBe('/en/account')
    expect(getCookie(back, 'notice')).not.toBe('')
    const { form: _, ...texts } = typed
    expect(await page(kept, sessionCookie(own))).toEqual(texts)
    const shown = await rootLoader(loaderArgs('/en/account', { headers: cookies(kept, sessionCookie(own)) }))
    expect(new Headers(shown.init?.headers).getSetCookie().join()).toMatch(/recovered-form=;.*Max-Age=0/)
    expect(world.user.first_name).not.toBe('Melati')
  })

  test('is restored even if another page has already cleared the token', async () => {
    startBackend(world => {
      world.jwt = own
    })
    const first = await catchResponse(() =>
      profile(loaderArgs('/en/account', { headers: cookies(sessionCookie(ended)) })),
    )
    const { answer: response, kept } = await submitAfterEnd(getCookie(first, 'recovered-form'))
    expect(findRedirectTarget(response)).toBe(target)
    expect((await page(kept, sessionCookie(own))).first_name).toBe('Melati')
  })

  test('is not shown to another member, whose sign-in clears it', async () => {
    startBackend(world => {
      world.jwt = other
    })
    const { kept } = await submitAfterEnd(sessionCookie(ended))
    expect(await page(kept, sessionCookie(other))).toEqual({})
    const back = await signIn(actionArgs(target, credentials, cookies(kept)))
    expect(back instanceof Response && back.headers.getSetCookie().join()).toMatch(
      /recovered-form=;.*Max-Age=0/,
    )
    expect(getCookie(back, 'notice')).toBe('')
  })

  test('is stored encrypted, excluding passwords and codes, and never in a URL', async () => {
    startBackend(world => {
      world.jwt = own
    })
    const fields = { ...typed, current_password: 'rahasia', code: '123456' }
    const sent = actionArgs('/en/account', fields, cookies(sessionCookie(ended)))
    const outcome = await catchResponse(() => saveProfile(sent))
    const kept = getCookie(outcome, 'recovered-form')
    const text =
      Buffer.from(kept.split('=')[1] ?? '', 'base64url').toString('latin1') + findRedirectTarget(outcome)
    const { form: _, ...values } = fields
    for (const value of Object.values(values)) expect(text).not.toContain(value)
    expect(Object.keys(await page(kept, sessionCookie(own)))).not.toContain('code')
    expect(await page(`${kept}x`, sessionCookie(own))).toEqual({})
  })

  test('is also restored in a registration step', async () => {
    startBackend(world => {
      withoutMembership(world)
      world.jwt = own
    })
    const fields = { form: 'step', industry: 'hotel', hotel_stars: '4', area_size: '900' }
    const answer = await catchResponse(() =>
      saveStep(actionArgs('/register/industry', fields, cookies(sessionCookie(ended)))),
    )
    const kept = getCookie(answer, 'recovered-form')
    const { saved } = await step(
      loaderArgs('/register/industry', { headers: cookies(kept, sessionCookie(own)) }),
    )
    expect(saved).toEqual({ industry: 'hotel', hotel_stars: '4', area_size: '900' })
  })

  test('is dropped without an error if it is too long for a cookie', async () => {
    startBackend(world => {
      world.jwt = own
    })
    const noise = randomBytes(6000).toString('base64')
    const sent = actionArgs('/en/account', { ...typed, note: noise }, cookies(sessionCookie(ended)))
    const answer = await catchResponse(() => saveProfile(sent))
    expect(findRedirectTarget(answer)).toBe(target)
    expect(await page(getCookie(answer, 'recovered-form'), sessionCookie(own))).toEqual({})
  })
})
