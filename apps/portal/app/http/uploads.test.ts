import { readFileSync } from 'node:fs'
import { respondWithError, sampleSession } from '@bgm/api-client/testing'
import { accounts } from '@bgm/contract'
import { taxFileMaxBytes } from '@bgm/validation'
import { expect, test } from 'vitest'
import { action as saveUnit } from '#app/routes/business-units/new-unit'
import { action as signIn } from '#app/routes/session/sign-in'
import { actionArgs, catchResponse, findRedirectTarget, respond, startBackend } from '#app/testing/backend'
import { uploads } from './uploads.server'

test.each([
  '/register/property',
  '/en/register/property',
  '/register/property.data',
  '/business-units/new',
  '/en/business-units/new.data',
  '/business-units/x1y2/edit',
])('%s accepts a tax file', path => {
  expect(uploads.getMaxBytes(path)).toBeGreaterThan(taxFileMaxBytes)
})

test.each([
  '/',
  '/sign-in',
  '/register',
  '/orders/new',
  '/business-units',
  '/business-units/x1y2',
  '/account',
])('%s accepts no file', path => {
  expect(uploads.getMaxBytes(path)).toBeNull()
})

test('the forms that upload files have an upload limit', () => {
  const forms = ['registration/property', 'business-units/unit-form', 'business-units/import-units']
  for (const form of forms)
    expect(readFileSync(`app/routes/${form}.tsx`, 'utf8')).toContain('encType="multipart/form-data"')
  expect(uploads.getMaxBytes('/business-units/import')).not.toBeNull()
})

const facts = { requestId: 'test', clientAddress: '203.0.113.7', host: 'x', secure: true, draining: false }
const from = (cookie?: string) =>
  new Request('http://127.0.0.1/register/property', { headers: cookie ? { cookie } : {} })

test('a session must be valid in the backend, whatever the cookie contains', async () => {
  const { server } = startBackend()
  expect(await uploads.identifySender(from(`portal_token=${sampleSession.jwt}`), facts)).toMatch(/^\w{20,}$/)
  server.use(respond(accounts.getMe, respondWithError(401)))
  expect(await uploads.identifySender(from('portal_token=made.up.token'), facts)).toBeNull()
  expect(await uploads.identifySender(from(), facts)).toBeNull()
})

test('an upload without a session redirects to sign-in, and its body is not read', async () => {
  startBackend()
  const headers = { cookie: `portal_token=${sampleSession.jwt}`, 'x-withheld-body': 'session' }
  const result = await catchResponse(() => saveUnit(actionArgs('/en/business-units/new', {}, headers)))
  expect(findRedirectTarget(result)).toBe('/en/sign-in?redirectTo=%2Fen%2Fbusiness-units%2Fnew')
})

test('a body over the limit is rejected with 413', async () => {
  startBackend()
  const headers = { 'x-withheld-body': 'size' }
  const result = await catchResponse(() => signIn(actionArgs('/sign-in', {}, headers)))
  expect(result.status).toBe(413)
})
