import { respondWithFieldError, sampleRecoveryCodes, sampleSecondFactor } from '@bgm/api-client/testing'
import { secondFactors } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './second-factor'

const path = '/account/security/second-factor'
const shown = async (cookie = 'portal_token=header.payload.signature') => {
  const { data } = await loader(loaderArgs(path, { headers: { cookie } }))
  return data
}

describe('the second factor of the account', () => {
  test('is set up with the password, a QR code and a one-time code; recovery codes are shown once', async () => {
    const { calls, server } = startBackend()
    expect(await shown()).toMatchObject({ enabled: false, setup: null, codes: null })
    await action(actionArgs(path, { form: 'start', current_password: 'Contoh-12345' }))
    expect(calls.at(-1)?.body).toEqual({ currentPassword: 'Contoh-12345' })
    const setup = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' }
    server.use(respond(secondFactors.getSecondFactor, { ...sampleSecondFactor, setup }))
    expect((await shown()).setup).toEqual({
      secret: 'GEZD GNBV GY3T QOJQ',
      uri: setup.uri,
      picture: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    })
    const on = await action(actionArgs(path, { form: 'confirm', code: '123456' }))
    expect(findRedirectTarget(on)).toBe(path)
    const cookie = on instanceof Response ? (on.headers.get('set-cookie') ?? '').split(';')[0] : ''
    const signedIn = `portal_token=header.payload.signature; ${cookie}`
    expect((await shown(signedIn)).codes).toEqual(sampleRecoveryCodes)
    expect((await shown()).codes).toBe(null)
  })

  test('returns a field error for a wrong password', async () => {
    const refused = respondWithFieldError('currentPassword', 'validation.password_wrong')
    startBackend(respond(secondFactors.renewRecoveryCodes, refused))
    const wrong = { form: 'change', current_password: 'salah', code: '123456' }
    expect(getFormErrors(await action(actionArgs(path, wrong))).errors).toEqual([
      ['current_password', 'validation.password_wrong'],
    ])
  })

  test('is disabled with the password and a code', async () => {
    const { calls } = startBackend()
    const form = { form: 'change', intent: 'disable', current_password: 'Contoh-12345', code: '123456' }
    expect(findRedirectTarget(await action(actionArgs(`/en${path}`, form)))).toBe('/en/account/security')
    expect(calls.at(-1)).toMatchObject({
      path: '/account/second-factor/disable',
      body: { currentPassword: 'Contoh-12345', code: '123456' },
    })
  })
})
