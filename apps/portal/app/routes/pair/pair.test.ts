import { respondWithError, samplePairing, sampleUnpairedZone, sampleZone } from '@bgm/api-client/testing'
import { pairings } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { action, headers, loader } from './pair'

const lobby = sampleZone.id
const terrace = sampleUnpairedZone.id

describe('the pairing page', () => {
  test.each(['BCDF-GHJK', 'bcdfghjk', ' bcdf ghjk '])('finds the device with the code %j', async code => {
    startBackend()
    const { pairing } = await loader(loaderArgs(`/pair?code=${encodeURIComponent(code)}`))
    expect(pairing).toMatchObject({ code: 'BCDFGHJK', device: { app_version: '1.0.0' } })
  })

  test('shows the form again for an unknown code, without looking up an impossible one', async () => {
    const { calls } = startBackend(respond(pairings.lookUp, respondWithError(404)))
    expect((await loader(loaderArgs('/pair?code=AEIO-1234'))).pairing).toBeNull()
    expect(calls.some(({ path }) => path.startsWith('/pairings'))).toBe(false)
    expect((await loader(loaderArgs('/pair?code=ZZZZ-ZZZZ'))).pairing).toBeNull()
  })

  test('keeps the code during sign-in, and hides it from other sites', async () => {
    startBackend()
    const signedOut = loaderArgs('/pair?code=BCDF-GHJK', { headers: { cookie: '' } })
    const answer = await catchResponse(() => loader(signedOut))
    expect(answer.headers.get('location')).toBe('/sign-in?redirectTo=%2Fpair%3Fcode%3DBCDF-GHJK')
    expect(Object(headers)()).toEqual({ 'Referrer-Policy': 'same-origin' })
  })

  test('redirects to the URL of the entered code', async () => {
    startBackend()
    const answer = await action(actionArgs('/en/pair', { form: 'pairing-code', user_code: 'bcdf ghjk' }))
    expect(findRedirectTarget(answer)).toBe('/en/pair?code=BCDF-GHJK')
    const wrong = await action(actionArgs('/pair', { form: 'pairing-code', user_code: 'BCD' }))
    expect(getFormErrors(wrong).errors).toEqual([['user_code', 'validation.user_code']])
  })

  test('pairs a zone, and replaces its player only if the box is ticked', async () => {
    const refuse = (code: string) => respond(pairings.approve, respondWithError(409, { code }))
    const { calls, server } = startBackend(respond(pairings.approve, sampleUnpairedZone))
    const send = (fields: Record<string, string>) =>
      action(actionArgs('/pair?code=BCDF-GHJK', { form: 'pairing', user_code: 'BCDFGHJK', ...fields }))
    expect(getFormErrors(await send({})).errors).toEqual([['zone', 'validation.required']])
    expect(findRedirectTarget(await send({ zone: terrace }))).toBe(`/pair?paired=${terrace}&code=BCDF-GHJK`)
    expect(calls.at(-1)?.body).toEqual({ user_code: 'BCDFGHJK', zone: terrace })
    server.use(refuse('zone-has-player'))
    expect(getFormErrors(await send({ zone: lobby })).errors).toEqual([['', 'errors.zone-has-player']])
    server.use(refuse('pairing-used'))
    expect(getFormErrors(await send({ zone: lobby, replace: 'on' })).errors).toEqual([
      ['', 'errors.pairing-used'],
    ])
    expect(calls.at(-1)?.body).toEqual({ user_code: 'BCDFGHJK', zone: lobby, replace: true })
  })

  test.each(['approved', 'declined', 'confirmed'] as const)('knows that the device has %s', async state => {
    startBackend(respond(pairings.lookUp, { ...samplePairing, state }))
    const page = await loader(loaderArgs(`/pair?paired=${lobby}&code=BCDF-GHJK`))
    expect(page).toMatchObject({ paired: { id: lobby }, confirmation: state })
  })

  test('knows that nobody has confirmed in time', async () => {
    startBackend(respond(pairings.lookUp, respondWithError(404)))
    const page = await loader(loaderArgs(`/pair?paired=${lobby}&code=ZZZZ-ZZZZ`))
    expect(page).toMatchObject({ confirmation: 'expired' })
  })

  test('declines a device', async () => {
    startBackend()
    const fields = { form: 'pairing-decline', user_code: 'BCDFGHJK' }
    expect(findRedirectTarget(await action(actionArgs('/pair', fields)))).toBe('/zones')
  })
})
