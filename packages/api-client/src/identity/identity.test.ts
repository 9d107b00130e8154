import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../api'
import { backendHandlers, makeSampleWorld, testApiUrl, type World } from '../testing'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function arrange(options: { token?: string | null } = {}) {
  const world = makeSampleWorld()
  server.use(...backendHandlers(world))
  return { world, api: createApi({ apiUrl: testApiUrl, locale: 'id', ...options }) }
}

const sent = (world: World) => world.calls.at(-1)
const jwt = makeSampleWorld().jwt
const register = {
  first_name: 'Bima',
  email: 'bima@contoh.test',
  mobile_number: '+6281234567891',
  gender: 'male' as const,
  password: 'hujan di bulan juni',
  business_type: 'single' as const,
  terms: true as const,
  locale: 'id' as const,
}

describe('identity', () => {
  test('requests the account with its memberships and active organisation', async () => {
    const { api } = arrange({ token: jwt })
    let search = ''
    const read = ({ request }: { request: Request }) => {
      search = decodeURIComponent(new URL(request.url).search)
    }
    server.events.on('request:start', read)
    await api.identity.getMe()
    server.events.removeListener('request:start', read)
    expect(search).toBe('?populate[0]=memberships&populate[1]=active_organisation')
  })

  test('signs in without a token and returns the session', async () => {
    const { api, world } = arrange()
    const session = await api.identity.signIn({ identifier: 'pemilik@contoh.test', password: 'Contoh-12345' })
    if (!('jwt' in session)) throw new Error('A second factor was required')
    expect(session.jwt).toBe(jwt)
    expect(session.user).toMatchObject({ id: world.user.documentId, created_at: world.user.createdAt })
    expect(session.user.memberships[0]?.organisation).toEqual({
      id: 'orgcontoh000000000000001',
      name: 'Grup Hotel Contoh',
    })
    expect(sent(world)?.headers.has('authorization')).toBe(false)
  })

  test('distinguishes wrong credentials from a blocked account', async () => {
    const { api, world } = arrange()
    const wrong = api.identity.signIn({ identifier: 'pemilik@contoh.test', password: 'x' })
    await expect(wrong).rejects.toMatchObject({ code: 'invalid', reason: 'credentials' })
    world.user.blocked = true
    const blocked = api.identity.signIn({ identifier: 'pemilik@contoh.test', password: 'Contoh-12345' })
    await expect(blocked).rejects.toMatchObject({ code: 'forbidden', reason: 'blocked' })
  })

  test('registers, and reports a taken address as a field error', async () => {
    const { api, world } = arrange()
    const { user } = await api.identity.register(register)
    expect(user).toMatchObject({
      confirmed: false,
      last_name: '',
      memberships: [],
      active_organisation: null,
    })
    expect(sent(world)?.body).toEqual(register)
    await expect(api.identity.register(register)).rejects.toMatchObject({
      fields: [{ field: 'email', key: 'validation.email_taken' }],
    })
  })

  test('sends the token with every call', async () => {
    const { api, world } = arrange({ token: jwt })
    await api.identity.getMe()
    await api.identity.signOut()
    expect(world.calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${jwt}`,
      `Bearer ${jwt}`,
    ])
  })

  test('reports an invalid token as unauthenticated and a missing one as forbidden', async () => {
    const { api } = arrange({ token: 'old.old.old' })
    await expect(api.identity.getMe()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
    const visitor = createApi({ apiUrl: testApiUrl, locale: 'id' })
    await expect(visitor.identity.getMe()).rejects.toMatchObject({ code: 'forbidden', status: 403 })
  })

  test('exchanges the code for a grant and resets the password with it', async () => {
    const { api, world } = arrange()
    expect(await api.identity.forgotPassword({ mobile_number: '+6281234567890' })).toEqual({ ok: true })
    const { code } = await api.identity.verifyResetCode({ identifier: '+6281234567890', code: '123456' })
    const password = 'hujan di bulan juni'
    await api.identity.resetPassword({ code, password, confirm_password: password })
    expect(sent(world)?.body).toEqual({ code, password, passwordConfirmation: password })
    const again = api.identity.verifyResetCode({ identifier: '+6281234567890', code: '000000' })
    await expect(again).rejects.toMatchObject({ code: 'invalid', reason: 'code' })
  })

  test('reports a wrong current password under the form field name', async () => {
    const { api, world } = arrange({ token: jwt })
    const password = 'hujan di bulan juni'
    const form = { current_password: 'x', password, confirm_password: password }
    await expect(api.identity.changePassword(form)).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    expect(sent(world)?.body).toEqual({ currentPassword: 'x', password, passwordConfirmation: password })
  })

  test('confirms an address, resends the email and changes the address', async () => {
    const { api, world } = arrange({ token: jwt })
    world.user.confirmed = false
    expect((await api.identity.changeEmail('lain@contoh.test')).email).toBe('lain@contoh.test')
    await api.identity.sendEmailConfirmation('lain@contoh.test')
    await api.identity.confirmEmail('good-token')
    await expect(api.identity.changeEmail('x@contoh.test')).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    expect((await api.identity.changeEmail('x@contoh.test', world.password)).pending_email).toBe(
      'x@contoh.test',
    )
    expect((await api.identity.cancelEmailChange()).pending_email).toBe(null)
    await expect(api.identity.confirmEmail('bad')).rejects.toMatchObject({ reason: 'code' })
  })

  test('lists the open sessions and ends one or all others', async () => {
    const { api, world } = arrange({ token: jwt })
    const sessions = await api.identity.listSessions()
    expect(sessions[0]).toMatchObject({ id: world.sessions[0]?.documentId, current: true })
    await api.identity.endSession(sessions[1]?.id ?? '')
    await api.identity.endSession('nobody')
    await api.identity.endOtherSessions()
    expect(await api.identity.listSessions()).toHaveLength(1)
  })

  test('verifies a mobile number', async () => {
    const { api, world } = arrange({ token: jwt })
    expect(await api.identity.sendMobileCode(undefined, world.password)).toEqual({
      ok: true,
      retry_after: 60,
    })
    expect(sent(world)?.body).toEqual({ currentPassword: world.password })
    expect((await api.identity.verifyMobileNumber('123456')).mobile_number_verified).toBe(true)
    const changed = await api.identity.changeMobileNumber('+6281211112222', world.password)
    expect(changed).toMatchObject({ mobile_number: '+6281211112222', mobile_number_verified: false })
  })

  test('finishes a Google sign-in, and changes account data', async () => {
    const { api, world } = arrange()
    expect(await api.identity.finishGoogle('good-token')).toMatchObject({ jwt })
    expect(sent(world)).toMatchObject({ path: '/auth/google/callback', query: '?access_token=good-token' })
    const member = createApi({ apiUrl: testApiUrl, locale: 'id', token: jwt })
    expect((await member.identity.updateAccount({ first_name: 'Rani' })).first_name).toBe('Rani')
  })

  test('returns what a Google sign-in without a linked account requires', async () => {
    const { api, world } = arrange()
    world.google = 'link'
    expect(await api.identity.finishGoogle('good-token')).toEqual({
      link: { token: 'newcomer-token', email: world.user.email },
    })
    world.google = 'join'
    expect(await api.identity.finishGoogle('good-token')).toMatchObject({ join: { first_name: 'Sari' } })
    const linked = await api.identity.linkGoogle({ token: 'newcomer-token', password: world.password })
    expect(linked).toMatchObject({ jwt })
  })

  test('requires the password to unlink Google', async () => {
    const { api, world } = arrange()
    world.user.has_google = true
    const member = createApi({ apiUrl: testApiUrl, locale: 'id', token: jwt }).identity
    await expect(member.unlinkGoogle('salah')).rejects.toMatchObject({
      fields: [{ field: 'current_password', key: 'validation.password_wrong' }],
    })
    await member.unlinkGoogle(world.password)
    expect(sent(world)?.body).toEqual({ currentPassword: world.password })
    expect((await member.getMe()).has_google).toBe(false)
    await expect(api.identity.unlinkGoogle(world.password)).rejects.toMatchObject({ status: 403 })
  })

  test('verifies the second factor, and changes it with the password and a code', async () => {
    const { api, world } = arrange()
    world.second_factor = 'on'
    const entry = await api.identity.signIn({ identifier: world.user.email, password: world.password })
    const challenge = 'challenge' in entry ? entry.challenge : ''
    await expect(api.identity.verifySecondFactor({ challenge, code: '000000' })).rejects.toMatchObject({
      fields: [{ field: 'code', key: 'validation.code' }],
    })
    expect((await api.identity.verifySecondFactor({ challenge, code: '123456' })).jwt).toBe(jwt)
    const member = createApi({ apiUrl: testApiUrl, locale: 'id', token: jwt }).identity
    const form = { current_password: world.password, code: '123456' }
    expect((await member.renewRecoveryCodes(form)).recovery_codes).toHaveLength(2)
    await member.disableSecondFactor(form)
    expect((await member.startSecondFactorSetup(world.password)).setup?.secret).toMatch(/^[A-Z2-7]+$/)
    expect((await member.confirmSecondFactor('123456')).recovery_codes).toHaveLength(2)
    expect(await member.getSecondFactor()).toMatchObject({ enabled: true, setup: null })
  })
})
