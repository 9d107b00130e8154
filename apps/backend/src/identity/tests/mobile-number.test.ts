import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createMember, newRegistration, signIn } from '#tests/people'

type Text = { to: string; body: string }
const texts: Text[] = []
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    texts.push(JSON.parse(body))
    response.end()
  })
})

let backend: Backend
beforeAll(async () => {
  await new Promise<void>(done => gateway.listen(0, '127.0.0.1', () => done()))
  const { port } = gateway.address() as AddressInfo
  backend = await startBackend({ env: { TEXT_GATEWAY_URL: `http://127.0.0.1:${port}/texts` } })
})
afterAll(async () => {
  await backend.stop()
  gateway.close()
})

const international = (number: string) => `+62${number.slice(1)}`
const send = (token: string, body: object = { currentPassword: 'Kopi-susu-pagi-7' }) =>
  backend.call('POST', '/account/mobile-number/send-code', { token, body })
const verify = (token: string, code: string) =>
  backend.call('POST', '/account/mobile-number/verify', { token, body: { code } })

async function codeTo(number: string): Promise<string> {
  await expect.poll(() => texts.some(text => text.to === number)).toBe(true)
  const text = texts.filter(text => text.to === number).at(-1)
  return /\d{6}/.exec(text?.body ?? '')?.[0] ?? ''
}

test('a verified number can be used to sign in and receives reset codes', async () => {
  const { token, body } = await createMember(backend)
  const number = international(body.mobile_number)
  expect((await send(token)).body).toEqual({ ok: true, retry_after: 60 })
  const response = await verify(token, await codeTo(number))
  expect(response.body).toMatchObject({ mobile_number: number, mobile_number_verified: true })
  expect((await signIn(backend, body.mobile_number, body.password)).status).toBe(200)
  await backend.call('POST', '/auth/forgot-password', { body: { mobile_number: number } })
  await expect.poll(() => texts.filter(text => text.to === number).length).toBe(2)
  const resetGrant = await backend.call('POST', '/auth/verify-reset-code', {
    body: { identifier: number, code: await codeTo(number) },
  })
  expect(resetGrant.status).toBe(200)
})

test('a number that another account has verified cannot be verified again', async () => {
  const first = await createMember(backend)
  await send(first.token)
  await verify(first.token, await codeTo(international(first.body.mobile_number)))
  const second = await createMember(backend, { mobile_number: first.body.mobile_number })
  await send(second.token)
  await expect
    .poll(() => texts.filter(text => text.to === international(first.body.mobile_number)).length)
    .toBe(2)
  const response = await verify(second.token, await codeTo(international(first.body.mobile_number)))
  expect(response.status).toBe(400)
  expect(response.body.error.details.errors).toEqual([
    { path: ['mobile_number'], message: 'validation.mobile_number_taken' },
  ])
  expect((await backend.call('GET', '/users/me', { token: second.token })).body.mobile_number_verified).toBe(
    false,
  )
})

test('reports a wrong code on its field, and invalidates the code after five attempts', async () => {
  const { token, body } = await createMember(backend)
  await send(token)
  const code = await codeTo(international(body.mobile_number))
  const wrong = code === '000000' ? '111111' : '000000'
  for (let attempt = 0; attempt < 5; attempt++) {
    const response = await verify(token, wrong)
    expect(response.body.error.details).toEqual({
      code: 'code',
      errors: [{ path: ['code'], message: 'validation.code' }],
    })
  }
  expect((await verify(token, code)).status).toBe(400)
})

test('rejects a second text message within a minute, and responds with the time to wait', async () => {
  const { token } = await createMember(backend)
  await send(token)
  const soon = await send(token)
  expect(soon.status).toBe(429)
  expect(soon.body.error.details.retry_after).toBeLessThanOrEqual(60)
})

test('changing a verified number requires the password, and the new number is unverified', async () => {
  const { token, body } = await createMember(backend)
  await send(token)
  await verify(token, await codeTo(international(body.mobile_number)))
  const number = newRegistration().mobile_number
  const change = (currentPassword?: string) =>
    backend.call('PUT', '/account', { token, body: { mobile_number: number, currentPassword } })
  expect((await change()).body.error.details.code).toBe('credentials')
  const changed = await change(body.password)
  expect(changed.body).toMatchObject({ mobile_number: international(number), mobile_number_verified: false })
  expect((await signIn(backend, body.mobile_number, body.password)).status).toBe(400)
})

test('adding a number to a confirmed account requires the password, and resending the code does not', async () => {
  const { token, body } = await createMember(backend)
  const number = newRegistration().mobile_number
  for (const currentPassword of [undefined, 'bukan-kata-sandinya']) {
    const rejected = await send(token, { mobile_number: number, currentPassword })
    expect(rejected.body.error.details).toEqual({
      code: 'credentials',
      errors: [{ path: ['currentPassword'], message: 'validation.password_wrong' }],
    })
  }
  expect((await send(token, {})).status).toBe(400)
  expect((await send(token, { mobile_number: number, currentPassword: body.password })).status).toBe(200)
  expect((await send(token, { mobile_number: number })).status).toBe(429)
  expect((await send(token, { mobile_number: newRegistration().mobile_number })).status).toBe(400)
  expect((await verify(token, await codeTo(international(number)))).body).toMatchObject({
    mobile_number: international(number),
    mobile_number_verified: true,
  })
})
