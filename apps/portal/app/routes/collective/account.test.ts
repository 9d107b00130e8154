import {
  respondWithFieldError,
  sampleCollectiveKey,
  sampleRecoveryCodes,
  sampleSecondFactor,
} from '@bgm/api-client/testing'
import { collectiveKeys, secondFactors } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getCookie,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithReader,
  startBackend,
} from '#app/testing/backend'
import { loader as keys } from './keys'
import { action as createKey } from './new-key'
import { loader as askRevocation, action as revokeKey } from './revoke-key'
import { loader as security, action as securityAction } from './security'

const startReader = (second_factor = true) => startBackend(respondWithReader(second_factor))
const keyId = 'collectivekey00000000001'

describe('an API key', () => {
  const fields = {
    key_name: 'Gudang data',
    scopes: 'plays:read',
    valid_days: '365',
    submission_key: 'submission-1',
  }

  test('is created, shown once and revoked', async () => {
    const { calls, server } = startReader()
    const created = await createKey(actionArgs('/collective/keys/new', fields))
    expect(findRedirectTarget(created)).toBe('/collective/keys')
    expect(calls.at(-1)).toMatchObject({
      body: { key_name: 'Gudang data', scopes: ['plays:read'], valid_days: '365' },
    })
    expect(calls.at(-1)?.headers.get('idempotency-key')).toBe('submission-1')
    const cookie = `portal_token=header.payload.signature; ${getCookie(created, 'new_secret')}`
    const shown = await keys(loaderArgs('/collective/keys', { headers: { cookie } }))
    expect(shown.data.created).toEqual({ name: 'Gudang data', secret: sampleCollectiveKey })
    expect((await keys(loaderArgs('/collective/keys'))).data.created).toBeNull()
    const params = { id: keyId }
    const path = `/collective/keys/${keyId}/revoke`
    expect((await askRevocation(loaderArgs(path, { params }))).name).toBe('Gudang data')
    expect(findRedirectTarget(await revokeKey({ ...actionArgs(path, {}), params }))).toBe('/collective/keys')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/collective/keys/${keyId}` })
    server.use(respond(collectiveKeys.list, []))
    expect((await catchResponse(() => askRevocation(loaderArgs(path, { params })))).status).toBe(404)
  })

  test.each([
    { key_name: '' },
    { scopes: '' },
    { scopes: 'zones:read' },
    { valid_days: '' },
    { valid_days: '3650' },
  ])('is not created with %j', async wrong => {
    startReader()
    const answer = await createKey(actionArgs('/collective/keys/new', { ...fields, ...wrong }))
    expect(getFormErrors(answer).status).toBe(400)
  })

  test('cannot be created by a member', async () => {
    startBackend()
    const run = () => createKey(actionArgs('/collective/keys/new', fields))
    expect((await catchResponse(run)).status).toBe(404)
  })
})

describe('the second factor', () => {
  const send = (fields: Record<string, string>) =>
    securityAction(actionArgs('/en/collective/security', fields))

  test('is set up with the password and the first code', async () => {
    const { server } = startReader(false)
    const wrongPassword = respondWithFieldError('currentPassword', 'validation.password_wrong')
    server.use(respond(secondFactors.startSecondFactorSetup, wrongPassword))
    expect(getFormErrors(await send({ form: 'start', current_password: 'wrong' })).status).toBe(422)
    const setup = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' }
    server.use(
      respond(secondFactors.startSecondFactorSetup, { ...sampleSecondFactor, setup }),
      respond(secondFactors.getSecondFactor, { ...sampleSecondFactor, setup }),
      respond(secondFactors.confirmSecondFactor, respondWithFieldError('code', 'validation.code')),
    )
    const started = await send({ form: 'start', current_password: 'Contoh-12345' })
    expect(findRedirectTarget(started)).toBe('/en/collective/security')
    expect((await security(loaderArgs('/collective/security'))).data.setup?.picture).toContain('data:image')
    expect(getFormErrors(await send({ form: 'confirm', code: '000000' })).status).toBe(422)
    server.use(respond(secondFactors.confirmSecondFactor, { recovery_codes: sampleRecoveryCodes }))
    expect(findRedirectTarget(await send({ form: 'confirm', code: '123456' }))).toBe(
      '/en/collective/security',
    )
  })

  test('cannot be disabled', async () => {
    const { calls } = startReader()
    await send({ form: 'change', intent: 'disable', current_password: 'Contoh-12345', code: '123456' })
    expect(calls.map(({ path }) => path)).not.toContain('/account/second-factor/disable')
  })
})
