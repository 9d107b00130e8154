import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateTotp } from '#tests/authenticator'
import { type Backend, startBackend } from '#tests/harness'
import { createStaff, secondFactor } from '#tests/panel'
import { createStaffCalls } from './staff'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const { call, signIn, rows, createFinanceStaff } = createStaffCalls(() => backend)
// An account may sign in five times in five minutes.
const together = <T>(count: number, send: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, send))
const count = (answers: { status: number }[], status: number) =>
  answers.filter(answer => answer.status === status).length
const send = (action: string, code: string, token: string) =>
  call('POST', `${secondFactor}/${action}`, { code }, token)

test('thirty wrong codes at once use ten attempts, and the right code is then rejected too', async () => {
  const staff = await createFinanceStaff()
  const token = await signIn(staff.email, staff.password)
  const answers = await together(30, () => send('verify', generateTotp(staff.secret, 40), token))
  expect([count(answers, 400), count(answers, 429)]).toEqual([10, 20])
  expect((await send('verify', generateTotp(staff.secret), token)).status).toBe(429)
})

test('a code that is sent four times at once opens one session', async () => {
  const staff = await createFinanceStaff()
  const tokens = await together(4, () => signIn(staff.email, staff.password))
  const code = generateTotp(staff.secret)
  const answers = await Promise.all(tokens.map(token => send('verify', code, token)))
  expect([count(answers, 200), count(answers, 400)]).toEqual([1, 3])
})

test('a recovery code that is sent four times at once opens one session', async () => {
  const staff = await createFinanceStaff()
  const tokens = await together(4, () => signIn(staff.email, staff.password))
  const answers = await Promise.all(tokens.map(token => send('verify', staff.codes[0] ?? '', token)))
  expect([count(answers, 200), count(answers, 400)]).toEqual([1, 3])
})

test('two setups at once share one secret, and it is enabled once', async () => {
  const staff = await createStaff(backend, 'finance')
  const tokens = await together(4, () => signIn(staff.email, staff.password))
  const setups = await Promise.all(tokens.map(token => call('POST', `${secondFactor}/setup`, {}, token)))
  expect(await rows().count({ where: { owner: `staff:${staff.id}` } })).toBe(1)
  const [token = ''] = tokens
  const secrets = new Set(setups.flatMap(({ body }) => (body?.secret ? [String(body.secret)] : [])))
  const codes = [...secrets].map(secret => generateTotp(secret))
  const answers = await Promise.all([...codes, ...codes].map(code => send('confirm', code, token)))
  expect(count(answers, 200)).toBe(1)
})
