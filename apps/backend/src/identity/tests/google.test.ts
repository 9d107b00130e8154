import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createMember, newRegistration, signIn } from '#tests/people'
import { clientId, clientSecret, startOpenIdProvider } from './open-id-provider'

const provider = await startOpenIdProvider()
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: provider.issuer,
      RATE_LIMIT_FACTOR: '20',
    },
  })
})
afterAll(async () => {
  await backend.stop()
  provider.close()
})
beforeEach(() => {
  const sub = randomUUID()
  provider.claims = { sub, email: `${sub}@contoh.test`, given_name: 'Rani', family_name: 'Putri' }
})

/** Follows the redirects from the app's sign-in button to its callback, and returns the final URL. */
async function followRedirects({ cookie = true, state = (given: string) => given } = {}): Promise<URL> {
  const left = await backend.call('GET', '/connect/google?state=state-of-the-app&locale=en')
  const [jar = ''] = (left.headers.get('set-cookie') ?? '').split(';')
  const authorization = await fetch(left.headers.get('location') ?? '', { redirect: 'manual' })
  const back = new URL(authorization.headers.get('location') ?? '')
  back.searchParams.set('state', state(back.searchParams.get('state') ?? ''))
  // The port of the test backend differs from the port in its public URL.
  const arrived = await backend.call('GET', `/connect/google/callback${back.search}`, {
    headers: cookie ? { cookie: jar } : {},
  })
  return new URL(arrived.headers.get('location') ?? '')
}
const finish = (url: URL) =>
  backend.call('GET', `/auth/google/callback?access_token=${url.searchParams.get('access_token')}`)
const post = (path: string, body: object) => backend.call('POST', path, { body })
const rest = () => {
  const { email: _, password: __, ...person } = newRegistration()
  return person
}

test('redirects with state, nonce and code challenge, and sets a cookie that works over plain HTTP too', async () => {
  const left = await backend.call('GET', '/connect/google?state=abc&locale=id')
  const url = new URL(left.headers.get('location') ?? '')
  expect([left.status, url.origin]).toEqual([302, provider.issuer])
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(url.searchParams.get(name)?.length).toBeGreaterThan(20)
  expect(left.headers.get('set-cookie')).toMatch(/^google_journey=[\w-]+; .*HttpOnly; SameSite=Lax$/)
})

test('a new user is asked for missing details before an account is created', async () => {
  const url = await followRedirects()
  expect(`${url.origin}${url.pathname}`).toBe('http://127.0.0.1:3001/en/connect/google/callback')
  expect(url.searchParams.get('state')).toBe('state-of-the-app')
  expect(url.toString()).not.toContain('contoh.test')
  const { join } = (await finish(url)).body
  expect(join).toMatchObject({ email: provider.claims.email, first_name: 'Rani', last_name: 'Putri' })
  const users = backend.strapi.db.query('plugin::users-permissions.user')
  expect(await users.count({ where: { email: join.email } })).toBe(0)
  const { terms: _, ...withoutTerms } = rest()
  expect((await post('/auth/google/register', { ...withoutTerms, token: join.token })).status).toBe(400)
  const registered = await post('/auth/google/register', { ...rest(), token: join.token })
  expect(registered.body.user).toMatchObject({
    email: join.email,
    confirmed: true,
    has_password: false,
    has_google: true,
  })
  expect((await backend.call('GET', '/users/me', { token: registered.body.jwt })).status).toBe(200)
  expect((await finish(await followRedirects())).body.user.documentId).toBe(registered.body.user.documentId)
  expect((await post('/auth/google/register', { ...rest(), token: join.token })).status).toBe(400)
})

test("the redirect token works once, and the provider's own tokens are rejected", async () => {
  const url = await followRedirects()
  expect((await finish(url)).status).toBe(200)
  expect((await finish(url)).body.error.details.code).toBe('code')
  for (const token of ['raw', 'ya29.something'])
    expect((await backend.call('GET', `/auth/google/callback?access_token=${token}`)).status).toBe(400)
})

test('links an existing account with the same address once its password has been entered', async () => {
  const { email, body, user } = await createMember(backend)
  provider.claims.email = email
  const { link } = (await finish(await followRedirects())).body
  expect(link.email).toBe(email)
  const wrong = await post('/auth/google/link', { token: link.token, password: 'bukan-kata-sandinya' })
  expect(wrong.body.error.details.errors).toEqual([
    { path: ['password'], message: 'validation.password_wrong' },
  ])
  const linked = await post('/auth/google/link', { token: link.token, password: body.password })
  expect(linked.body.user).toMatchObject({ documentId: user.documentId, has_google: true })
  expect((await finish(await followRedirects())).body.user.documentId).toBe(user.documentId)
  expect((await signIn(backend, email, body.password)).status).toBe(200)
  await backend.mail.waitForEmails(email, 1, /Akun Google/)
})

async function linked() {
  const person = await createMember(backend)
  provider.claims.email = person.email
  const { link } = (await finish(await followRedirects())).body
  const { jwt } = (await post('/auth/google/link', { token: link.token, password: person.body.password }))
    .body
  return { ...person, token: String(jwt), password: person.body.password }
}
const unlink = (token: string, currentPassword: string, more = {}) =>
  backend.call('POST', '/account/google/unlink', { token, body: { currentPassword, ...more } })
const hasGoogle = async (token: string) => (await backend.call('GET', '/users/me', { token })).body.has_google

test('unlinking Google requires the password, ends other sessions and emails the remaining sign-in methods', async () => {
  const { email, token, password } = await linked()
  const otherSession = String((await finish(await followRedirects())).body.jwt)
  expect((await unlink(token, password)).body).toEqual({ ok: true })
  expect(await hasGoogle(token)).toBe(false)
  expect((await backend.call('GET', '/users/me', { token: otherSession })).status).toBe(401)
  expect((await finish(await followRedirects())).body.link.email).toBe(email)
  expect((await signIn(backend, email, password)).status).toBe(200)
  const [mail] = await backend.mail.waitForEmails(email, 1, /tidak lagi terhubung/)
  expect(mail?.text).toContain(`dibuka dengan:\n\n- Email ${email} dan kata sandi\n\n`)
})

test('unlinking is rejected with a wrong password, with additional fields or without a session', async () => {
  const { token, password } = await linked()
  const wrong = await unlink(token, 'bukan-kata-sandinya')
  expect(wrong.body.error.details.errors).toEqual([
    { path: ['currentPassword'], message: 'validation.password_wrong' },
  ])
  expect((await unlink(token, password, { google_sub: 'x' })).status).toBe(400)
  expect((await post('/account/google/unlink', { currentPassword: password })).status).toBe(403)
  expect(await hasGoogle(token)).toBe(true)
})

test('an account without a password keeps its link', async () => {
  const { join } = (await finish(await followRedirects())).body
  const registered = await post('/auth/google/register', { ...rest(), token: join.token })
  for (const typed of ['', 'apa-saja-8']) expect((await unlink(registered.body.jwt, typed)).status).toBe(400)
  expect(await hasGoogle(registered.body.jwt)).toBe(true)
})

test('unlinking twice, even concurrently, sends one email; without a link it does nothing', async () => {
  const { email, token, password } = await linked()
  const both = await Promise.all([unlink(token, password), unlink(token, password)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await unlink(token, password)).body).toEqual({ ok: true })
  expect(await backend.mail.waitForEmails(email, 1, /tidak lagi terhubung/)).toHaveLength(1)
  const other = await createMember(backend)
  expect((await unlink(other.token, other.body.password)).body).toEqual({ ok: true })
  expect(await hasGoogle(other.token)).toBe(false)
})

test('a blocked account cannot sign in with Google', async () => {
  const { join } = (await finish(await followRedirects())).body
  await post('/auth/google/register', { ...rest(), token: join.token })
  await backend.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { email: join.email }, data: { blocked: true } })
  expect((await finish(await followRedirects())).body.error.details.code).toBe('blocked')
})

test.each([
  ['a different state', { state: () => 'another' }, 'state'],
  ['a missing cookie', { cookie: false }, 'state'],
])('rejects a sign-in with %s', async (_, options, error) => {
  const url = await followRedirects(options)
  expect([url.searchParams.get('error'), url.searchParams.get('access_token')]).toEqual([error, null])
})

test.each([
  ['issued for another client', { aud: 'somebody-else' }],
  ['issued by another provider', { iss: 'https://evil.test' }],
  ['from another sign-in', { nonce: 'another' }],
  ['that has expired', { exp: 1 }],
  ['with an unverified address', { email_verified: false }],
])('rejects an ID token %s', async (_, claims) => {
  Object.assign(provider.claims, claims)
  const url = await followRedirects()
  expect([url.searchParams.get('error'), url.searchParams.get('access_token')]).toEqual(['provider', null])
})
