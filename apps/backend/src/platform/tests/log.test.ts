import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { register, signIn } from '#tests/people'

let backend: Backend
const lines: string[] = []
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'http', SMTP_URL: 'smtp://127.0.0.1:1' } })
  backend.strapi.log.on('data', entry => lines.push(entry[Symbol.for('message')]))
  backend.strapi.log.transports.forEach(transport => {
    transport.silent = true
  })
})
afterAll(() => backend.stop())

test('logs a request as one JSON line with its id, route, status and time, and no personal data', async () => {
  const { email, body, token } = await register(backend)
  await register(backend, { email }).catch(() => undefined)
  await signIn(backend, email, body.password, { 'x-request-id': 'permintaan-log-01' })
  await backend.call('GET', `/users/me?email=${email}`, { token })
  const found = () => lines.find(line => /"request".*"permintaan-log-01"/.test(line)) ?? ''
  await expect.poll(found).not.toBe('')
  const line = found()
  expect(JSON.parse(line)).toMatchObject({
    level: 'http',
    message: 'request',
    request_id: 'permintaan-log-01',
    method: 'POST',
    route: '/auth/local',
    status: 200,
  })
  const log = lines.join('')
  for (const personal of [email, body.password, body.first_name, body.mobile_number.slice(1), token]) {
    expect(log).not.toContain(personal)
  }
})

test('a mail server that does not respond causes no request to fail and is logged without the email address', async () => {
  const { email } = await register(backend)
  await expect.poll(() => lines.join('')).toContain('a job failed and will be retried')
  expect(lines.join('')).not.toContain(email)
})

test('logs a failed statement without the submitted values', async () => {
  const insert = backend.strapi.db.connection('up_users').insert({ no_such_column: 'nilai-rahasia' })
  await expect(insert).rejects.not.toThrow('nilai-rahasia')
})
