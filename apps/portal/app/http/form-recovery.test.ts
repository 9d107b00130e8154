import { randomBytes } from 'node:crypto'
import { respondWithError, sampleSession } from '@bgm/api-client/testing'
import { accounts, sessions } from '@bgm/contract'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { loader as rootLoader } from '#app/root'
import { loader as profile, action as saveProfile } from '#app/routes/account/account'
import { action as saveStep, loader as step } from '#app/routes/registration/industry'
import { action as signIn, loader as signInPage } from '#app/routes/session/sign-in'
import { action as signOut } from '#app/routes/session/sign-out'
import { actions, formsBeside } from '#app/testing/actions'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getCookie,
  loaderArgs,
  respond,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { consumeNotice } from './flash.server'
import { createFormRecoveryCookies, getRecoveredForm } from './form-recovery.server'

const getToken = (id: number, session: string) =>
  `head.${Buffer.from(JSON.stringify({ id, sid: session })).toString('base64url')}.${session}`
const [ended, own, other] = [getToken(7, 'first'), getToken(7, 'second'), getToken(8, 'third')]
const cookies = (...pairs: string[]) => ({ cookie: pairs.filter(Boolean).join('; ') })
const sessionCookie = (token: string) => `portal_token=${token}`
const typed = {
  form: 'account',
  first_name: 'Melati',
  last_name: 'Sari',
  mobile_number: '0812 1111 2222',
  gender: 'female',
}

/** Starts a backend in which the session of the first request has ended, and that opens another one. */
const startEnded = (jwt = own) =>
  startBackend(
    respond(accounts.getMe, respondWithError(401)),
    respond(accounts.updateAccount, respondWithError(401)),
    respond(sessions.signIn, { ...sampleSession, jwt }),
  )

/** Submits a form after its session has ended; returns the redirect and the browser's cookies. */
async function submitAfterEnd(...given: string[]) {
  const result = await catchResponse(() => saveProfile(actionArgs('/en/account', typed, cookies(...given))))
  return { answer: result, kept: getCookie(result, 'recovered-form') }
}

const credentials = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }
const target = '/en/sign-in?redirectTo=%2Fen%2Faccount'
const page = (...given: string[]) =>
  getRecoveredForm(loaderArgs('/en/account', { headers: cookies(...given) }).request)?.texts ?? {}

describe('a form submitted after its session ended', () => {
  test('is restored once after the same member signs in, with a notice', async () => {
    startEnded()
    const { answer: result, kept } = await submitAfterEnd(sessionCookie(ended))
    expect(findRedirectTarget(result)).toBe(target)
    const back = await signIn(actionArgs(target, credentials, cookies(kept)))
    expect(findRedirectTarget(back)).toBe('/en/account')
    expect(getCookie(back, 'notice')).not.toBe('')
    const { form: _, ...texts } = typed
    expect(page(kept, sessionCookie(own))).toEqual(texts)
    const shown = await rootLoader(loaderArgs('/en/account', { headers: cookies(kept, sessionCookie(own)) }))
    expect(new Headers(shown.init?.headers).getSetCookie().join()).toMatch(/recovered-form=;.*Max-Age=0/)
  })

  test('is restored even if another page has already cleared the token', async () => {
    startEnded()
    const first = await catchResponse(() =>
      profile(loaderArgs('/en/account', { headers: cookies(sessionCookie(ended)) })),
    )
    const { answer: response, kept } = await submitAfterEnd(getCookie(first, 'recovered-form'))
    expect(findRedirectTarget(response)).toBe(target)
    expect(page(kept, sessionCookie(own)).first_name).toBe('Melati')
  })

  test('is not shown to another member, whose sign-in clears it', async () => {
    startEnded(other)
    const { kept } = await submitAfterEnd(sessionCookie(ended))
    expect(page(kept, sessionCookie(other))).toEqual({})
    const back = await signIn(actionArgs(target, credentials, cookies(kept)))
    expect(back instanceof Response && back.headers.getSetCookie().join()).toMatch(
      /recovered-form=;.*Max-Age=0/,
    )
    expect(getCookie(back, 'notice')).toBe('')
  })

  test('is stored encrypted, excluding passwords and codes, and never in a URL', async () => {
    startEnded()
    const fields = { ...typed, current_password: 'rahasia', code: '123456' }
    const sent = actionArgs('/en/account', fields, cookies(sessionCookie(ended)))
    const outcome = await catchResponse(() => saveProfile(sent))
    const kept = getCookie(outcome, 'recovered-form')
    const text =
      Buffer.from(kept.split('=')[1] ?? '', 'base64url').toString('latin1') + findRedirectTarget(outcome)
    const { form: _, ...values } = fields
    for (const value of Object.values(values)) expect(text).not.toContain(value)
    expect(Object.keys(page(kept, sessionCookie(own)))).not.toContain('code')
    expect(page(`${kept}x`, sessionCookie(own))).toEqual({})
  })

  test('is also restored in a registration step', async () => {
    const { server } = startEnded()
    const fields = { form: 'step', industry: 'hotel', hotel_stars: '4', area_size: '900' }
    const answer = await catchResponse(() =>
      saveStep(actionArgs('/register/industry', fields, cookies(sessionCookie(ended)))),
    )
    const kept = getCookie(answer, 'recovered-form')
    server.use(withoutMembership)
    const { saved } = await step(
      loaderArgs('/register/industry', { headers: cookies(kept, sessionCookie(own)) }),
    )
    expect(saved).toEqual({ industry: 'hotel', hotel_stars: '4', area_size: '900' })
  })

  test('is restored after the member signed out in another tab', async () => {
    startEnded()
    const out = await signOut(actionArgs('/en/sign-out', {}, cookies(sessionCookie(ended))))
    const { answer: response, kept } = await submitAfterEnd(getCookie(out, 'recovered-form'))
    expect(findRedirectTarget(response)).toBe(target)
    expect(page(kept, sessionCookie(own)).first_name).toBe('Melati')
  })

  test('is announced on the sign-in page', async () => {
    startEnded()
    const { kept } = await submitAfterEnd(sessionCookie(ended))
    const shown = (path: string) => signInPage(loaderArgs(path, { headers: cookies(kept) })).form
    expect([shown(target), shown('/en/sign-in?redirectTo=%2Fen%2Forders'), shown('/en/sign-in')]).toEqual([
      'kept',
      null,
      null,
    ])
  })

  test('is reported as lost if it is too long for a cookie', async () => {
    startEnded()
    const noise = randomBytes(6000).toString('base64')
    const sent = actionArgs('/en/account', { ...typed, note: noise }, cookies(sessionCookie(ended)))
    const answer = await catchResponse(() => saveProfile(sent))
    expect(findRedirectTarget(answer)).toBe(target)
    const kept = getCookie(answer, 'recovered-form')
    expect(signInPage(loaderArgs(target, { headers: cookies(kept) })).form).toBe('lost')
    const back = await signIn(actionArgs(target, credentials, cookies(kept)))
    expect(
      await consumeNotice(loaderArgs('/', { headers: cookies(getCookie(back, 'notice')) }).request),
    ).toMatchObject({ notice: { key: 'notices.form_lost', doubt: true } })
    expect(page(kept, sessionCookie(own))).toEqual({})
  })
})

function toMultipart(fields: Record<string, string>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

/** Submits every form that requires a session with the given cookies, and expects all to be stored. */
async function expectAllStored(...given: string[]) {
  startBackend(http.all(`${env.apiUrl}/*`, () => respondWithError(401)))
  const lost: string[] = []
  let restored = 0
  const id = 'unit00000000000000000001'
  for (const [file, action, source] of await actions()) {
    for (const form of await formsBeside(file)) {
      const fields = { form, name: 'Kafe Melati' }
      const body = source.includes('withUpload') ? toMultipart(fields) : fields
      const args = { ...actionArgs(`/x/${id}`, body, cookies(...given)), params: { id } }
      const result = await (async () => action(args))().catch((thrown: unknown) => thrown)
      if (!findRedirectTarget(result)?.startsWith('/sign-in?')) continue
      const kept = cookies(getCookie(result, 'recovered-form'), sessionCookie(own))
      const found = getRecoveredForm(loaderArgs(`/x/${id}`, { headers: kept }).request)
      if (found?.form === form && found.texts.name === 'Kafe Melati') restored += 1
      else lost.push(`${file} ${form}`)
    }
  }
  expect(lost).toEqual([])
  expect(restored).toBeGreaterThan(100)
}

describe('every form', () => {
  test(
    'is stored if the session has expired or was revoked',
    () => expectAllStored(sessionCookie(ended)),
    60_000,
  )

  test('is stored if another tab has removed the session cookie', async () => {
    const ending = loaderArgs('/en/account', { headers: cookies(sessionCookie(ended)) }).request
    const [cookie = ''] = createFormRecoveryCookies(ending)
    await expectAllStored(cookie.split(';')[0] ?? '')
  }, 60_000)
})
