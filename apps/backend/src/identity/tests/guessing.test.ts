import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Backend, internalKey, loadCompiled, startBackend } from '#tests/harness'
import { createMember, register, signIn, waitForConfirmationToken } from '#tests/people'

// Hundreds of short requests take time on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

type UserService = { validatePassword(password: string, hash: string): Promise<boolean> }

let backend: Backend
let checks = 0
beforeAll(async () => {
  backend = await startBackend()
  const users: UserService = backend.strapi.plugin('users-permissions').service('user')
  const validate = users.validatePassword
  // Hashing is slow by design, so these tests count the comparisons and do not hash wrong passwords.
  vi.spyOn(users, 'validatePassword').mockImplementation((password, hash) => {
    checks += 1
    return password === 'Kopi-susu-pagi-7' ? validate(password, hash) : Promise.resolve(false)
  })
})
beforeEach(() => {
  checks = 0
})
afterAll(() => backend.stop())

const from = (address: string, device?: string) => ({
  'x-internal-key': internalKey,
  'x-forwarded-for': address,
  ...(device ? { 'x-device': device } : {}),
})

/**
 * Sends guesses, up to 50 concurrently, from the IP addresses that `getAddress` returns. Returns the number of
 * responses by status.
 */
async function guess(email: string, times: number, getAddress: (attempt: number) => string) {
  const statuses: Record<number, number> = {}
  for (let round = 0; round < times; round += 50) {
    const group = Array.from({ length: Math.min(50, times - round) }, (_, index) =>
      signIn(backend, email, `tebakan-${round + index}`, from(getAddress(round + index))),
    )
    for (const { status } of await Promise.all(group)) statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

test('of 300 guesses from one IP address, only ten are compared with the password', async () => {
  const { email } = await register(backend)
  expect(await guess(email, 300, () => '203.0.113.1')).toEqual({ 400: 10, 429: 290 })
  expect(checks).toBe(10)
})

test('of 300 guesses from 100 IP addresses, at most 100 are compared, and a known device can still sign in', async () => {
  const { email, body } = await register(backend)
  const device = 'perangkat-yang-dikenal-02'
  expect((await signIn(backend, email, body.password, from('203.0.113.2', device))).status).toBe(200)
  checks = 0
  await guess(email, 300, attempt => `198.51.100.${attempt % 100}`)
  expect(checks).toBeGreaterThan(0)
  expect(checks).toBeLessThanOrEqual(100)
  expect((await signIn(backend, email, body.password, from('203.0.113.3'))).status).toBe(429)
  expect((await signIn(backend, email, body.password, from('203.0.113.3', device))).status).toBe(200)
})

test('an IP address that tries many accounts is limited', async () => {
  const statuses: Record<number, number> = {}
  for (let attempt = 0; attempt < 150; attempt++) {
    const { status } = await signIn(backend, `orang.${attempt}@contoh.test`, 'tebakan', from('203.0.113.4'))
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  expect(statuses).toEqual({ 400: 100, 429: 50 })
})

const email = (turn: number) => `tamu.${turn}@contoh.test`
const limited: [string, number, (turn: number) => object][] = [
  ['/auth/forgot-password', 30, turn => ({ email: email(turn) })],
  ['/auth/forgot-password', 5, () => ({ email: 'sama@contoh.test' })],
  ['/auth/send-email-confirmation', 60, turn => ({ email: email(turn) })],
  ['/auth/send-email-confirmation', 6, () => ({ email: 'sama@contoh.test' })],
  ['/auth/verify-reset-code', 20, () => ({ identifier: 'sama@contoh.test', code: '000000' })],
  ['/auth/verify-reset-code', 60, turn => ({ identifier: email(turn), code: '000000' })],
  [
    '/auth/reset-password',
    60,
    turn => ({ code: `x${turn}`, password: 'Pagi-cerah-3', passwordConfirmation: 'Pagi-cerah-3' }),
  ],
  ['/auth/email-confirmation', 60, turn => ({ token: `x${turn}`, currentPassword: 'x' })],
  ['/auth/email-confirmation/look-up', 60, turn => ({ token: `x${turn}` })],
]

test.each(limited)(
  '%s accepts %i attempts and then responds with the time to wait',
  async (path, allowed, getBody) => {
    const headers = from(`198.19.${allowed}.${path.length}`)
    for (let attempt = 0; attempt < allowed; attempt++) {
      const { status } = await backend.call('POST', path, { body: getBody(attempt), headers })
      expect([attempt, status]).not.toEqual([attempt, 429])
    }
    const limitedResponse = await backend.call('POST', path, { body: getBody(allowed), headers })
    const { code, retry_after } = limitedResponse.body.error.details
    expect([limitedResponse.status, code, Number(limitedResponse.headers.get('retry-after'))]).toEqual([
      429,
      'rate-limited',
      retry_after,
    ])
    expect(retry_after).toBeGreaterThan(0)
    expect(retry_after).toBeLessThanOrEqual(3600)
  },
)

test('the link in a confirmation email accepts ten password attempts for its account', async () => {
  const { email } = await register(backend)
  const token = await waitForConfirmationToken(backend, email)
  const statuses = []
  for (let tries = 0; tries < 11; tries++) {
    const body = { token, currentPassword: 'bukan-kata-sandinya' }
    statuses.push(
      (await backend.call('POST', '/auth/email-confirmation', { body, headers: from('198.19.7.7') })).status,
    )
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('text messages to one country are capped, with a share reserved for verified numbers and a single alert', async () => {
  const { limitTextMessages } = loadCompiled(() => import('#src/identity/code/text-messages'))
  const log = vi.spyOn(backend.strapi.log, 'error')
  const unverified = { verified: false }
  for (let attempt = 0; attempt < 120; attempt++)
    await limitTextMessages(`+8820000${1000 + attempt}`, unverified)
  for (let round = 0; round < 3; round++)
    await expect(limitTextMessages('+88200009999', unverified)).rejects.toMatchObject({ status: 429 })
  await expect(limitTextMessages('+88200009999', { verified: true })).resolves.toBeUndefined()
  await expect(limitTextMessages('+6591234567', unverified)).resolves.toBeUndefined()
  await expect(limitTextMessages('+6281234567890', unverified)).resolves.toBeUndefined()
  expect(log.mock.calls).toEqual([
    ['security', expect.objectContaining({ event: 'text-limit.reached', reason: '+882 new' })],
  ])
  log.mockRestore()
})

test('an IP address is limited to six codes an hour to foreign numbers, across all accounts', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 7; attempt++) {
    const { token, body } = await createMember(backend, { mobile_number: `+65912300${10 + attempt}` })
    const sent = { token, body: { currentPassword: body.password }, headers: from('198.19.8.8') }
    statuses.push((await backend.call('POST', '/account/mobile-number/send-code', sent)).status)
  }
  expect(statuses).toEqual([...Array(6).fill(200), 429])
})

test('one rate limiter of a process removes the expired rows of all', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { prepareRateLimits } = loadCompiled(() => import('#src/platform/http/rate-limit'))
  await prepareRateLimits()
  expect(timers.mock.calls.filter(([, delay]) => delay === 300_000)).toHaveLength(1)
  timers.mockRestore()
})

test.each([
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['::ffff:198.19.1.1', '198.19.1.1'],
])('the IP address %s is counted as %s', (remoteAddress, counted) => {
  const { getClientAddress } = loadCompiled(() => import('#src/platform/http/request-client'))
  expect(getClientAddress({ req: { socket: { remoteAddress } }, get: () => '' } as never)).toBe(counted)
})
