import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmRegistration, registerUpToConfirmation } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { createMember } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

test('a registration contains the referral code entered at sign-up', async () => {
  const { token } = await createMember(backend, { referral_code: 'mitra 2026' })
  const registration = await backend.call('GET', '/registration', { token })
  expect(registration.body.referral_code).toBe('MITRA2026')
})

test('credits the referral code from the company form, or none if it was cleared', async () => {
  const credited = async (referral_code: string) => {
    const { token, registration } = await registerUpToConfirmation(
      backend,
      { property: { referral_code } },
      { referral_code: 'MITRA2026' },
    )
    expect((await confirmRegistration(backend, token, registration.quote.total)).status).toBe(200)
    const { active_organisation } = (await backend.call('GET', '/users/me', { token })).body
    return backend.strapi.db
      .query('api::organisation.organisation')
      .findOne({ where: { documentId: active_organisation } })
  }
  expect(await credited('LAIN2026')).toMatchObject({ referral_code: 'LAIN2026' })
  expect(await credited('')).toMatchObject({ referral_code: null })
})

test('checks a referral code without revealing its partner', async () => {
  const { token } = await createMember(backend)
  const codes = backend.strapi.db.query('api::referral-code.referral-code')
  await codes.create({ data: { code: 'MITRA2026', partner_name: 'Mitra', active: true } })
  await codes.create({ data: { code: 'LAMA', partner_name: 'Lama', active: false } })
  const check = async (referral_code: string) =>
    (await backend.call('POST', '/referral-codes/check', { token, body: { referral_code } })).body
  expect(await check('mitra2026')).toEqual({ valid: true })
  expect(await check('LAMA')).toEqual({ valid: false })
  expect(await check('TAK-ADA')).toEqual({ valid: false })
})
