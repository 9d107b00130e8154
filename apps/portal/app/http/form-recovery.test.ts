import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loader as rootLoader } from '#app/root'
import { loader as profile, action as saveProfile } from '#app/routes/account/account'
import { action as saveStep, loader as step } from '#app/routes/registration/industry'
import { action as signIn } from '#app/routes/session/sign-in'
import {
  actionArgs,
  catchResponse,
  getCookie,
  getRedirect,
  loaderArgs,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'

const tokenOf = (id: number, session: string) =>
  `head.${Buffer.from(JSON.stringify({ id, sid: session })).toString('base64url')}.${session}`
const [ended, own, other] = [tokenOf(7, 'first'), tokenOf(7, 'second'), tokenOf(8, 'third')]
const cookies = (...pairs: string[]) => ({ cookie: pairs.filter(Boolean).join('; ') })
const held = (token: string) => `portal_token=${token}`
const typed = {
  form: 'account',
  first_name: 'Melati',
  last_name: 'Sari',
  mobile_number: '0812 1111 2222',
  gender: 'female',
}

/** Submits a form after its session has ended; returns the redirect and the browser's cookies. */
async function interrupted(...given: string[]) {
  const answer = await catchResponse(() => saveProfile(actionArgs('/en/account', typed, cookies(...given))))
  return { answer, kept: getCookie(answer, 'interrupted') }
}

const credentials = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }
const wanted = '/en/sign-in?redirectTo=%2Fen%2Faccount'
const page = async (...given: string[]) =>
  (await profile(loaderArgs('/en/account', { headers: cookies(...given) }))).typed

describe('a form submitted after its session ended', () => {
  test('is restored once after the same member signs in, with a notice', async () => {
    const { world } = startBackend(world => {
      world.jwt = own
    })
    const { answer, kept } = await interrupted(held(ended))
    expect(getRedirect(answer)).toBe(wanted)
    const back = await signIn(actionArgs(wanted, credentials, cookies(kept)))
    expect(getRedirect(back)).toBe('/en/account')
    expect(getCookie(back, 'notice')).not.toBe('')
    const { form: _, ...texts } = typed
    expect(await page(kept, held(own))).toEqual(texts)
    const shown = await rootLoader(loaderArgs('/en/account', { headers: cookies(kept, held(own)) }))
    expect(new Headers(shown.init?.headers).getSetCookie().join()).toMatch(/interrupted=;.*Max-Age=0/)
    expect(world.user.first_name).not.toBe('Melati')
  })

  test('is restored even if another page cleared the token before', async () => {
    startBackend(world => {
      world.jwt = own
    })
    const first = await catchResponse(() =>
      profile(loaderArgs('/en/account', { headers: cookies(held(ended)) })),
    )
    const { answer, kept } = await interrupted(getCookie(first, 'interrupted'))
    expect(getRedirect(answer)).toBe(wanted)
    expect((await page(kept, held(own))).first_name).toBe('Melati')
  })

  test('is hidden from another member, whose sign-in clears it', async () => {
    startBackend(world => {
      world.jwt = other
    })
    const { kept } = await interrupted(held(ended))
    expect(await page(kept, held(other))).toEqual({})
    const back = await signIn(actionArgs(wanted, credentials, cookies(kept)))
    expect(back instanceof Response && back.headers.getSetCookie().join()).toMatch(/interrupted=;.*Max-Age=0/)
    expect(getCookie(back, 'notice')).toBe('')
  })

  test('is stored encrypted, without passwords and codes, and never in a URL', async () => {
    startBackend(world => {
      world.jwt = own
    })
    const fields = { ...typed, current_password: 'rahasia', code: '123456' }
    const sent = actionArgs('/en/account', fields, cookies(held(ended)))
    const answer = await catchResponse(() => saveProfile(sent))
    const kept = getCookie(answer, 'interrupted')
    const text = Buffer.from(kept.split('=')[1] ?? '', 'base64url').toString('latin1') + getRedirect(answer)
    const { form: _, ...values } = fields
    for (const value of Object.values(values)) expect(text).not.toContain(value)
    expect(Object.keys(await page(kept, held(own)))).not.toContain('code')
    expect(await page(`${kept}x`, held(own))).toEqual({})
  })

  test('is restored in a registration step too', async () => {
    startBackend(world => {
      withoutMembership(world)
      world.jwt = own
    })
    const fields = { form: 'step', industry: 'hotel', hotel_stars: '4', area_size: '900' }
    const answer = await catchResponse(() =>
      saveStep(actionArgs('/register/industry', fields, cookies(held(ended)))),
    )
    const kept = getCookie(answer, 'interrupted')
    const { saved } = await step(loaderArgs('/register/industry', { headers: cookies(kept, held(own)) }))
    expect(saved).toEqual({ industry: 'hotel', hotel_stars: '4', area_size: '900' })
  })

  test('is dropped without an error if it is too long for a cookie', async () => {
    startBackend(world => {
      world.jwt = own
    })
    const noise = randomBytes(6000).toString('base64')
    const sent = actionArgs('/en/account', { ...typed, note: noise }, cookies(held(ended)))
    const answer = await catchResponse(() => saveProfile(sent))
    expect(getRedirect(answer)).toBe(wanted)
    expect(await page(getCookie(answer, 'interrupted'), held(own))).toEqual({})
  })
})
