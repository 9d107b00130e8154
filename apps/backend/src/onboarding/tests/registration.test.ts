import { orderDetail } from '@bgm/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmRegistration,
  industryStep,
  pricingStep,
  propertyStep,
  registerUpToConfirmation,
  uploadTaxFile,
} from '#tests/customers'
import type { Backend } from '#tests/harness'
import { createMember } from '#tests/people'
import { countRows, startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const put = (token: string, step: string, body: unknown) =>
  backend.call('PUT', `/registration/${step}`, { token, body })

const read = (token: string) => backend.call('GET', '/registration', { token })

test('a new member can complete a registration, from an empty draft to a confirmed order', async () => {
  const { token, email } = await createMember(backend)
  expect((await read(token)).body).toMatchObject({
    documentId: expect.any(String),
    industry: null,
    property: null,
    referral_code: null,
    file_npwp: null,
    pricing: null,
    order_number: null,
    voucher_code: null,
    quote: null,
    order: null,
    updatedAt: expect.any(String),
  })
  expect((await put(token, 'industry', industryStep)).body.industry).toEqual(industryStep)
  expect((await put(token, 'property', propertyStep)).body.property).toMatchObject({
    company_phone_number: '+62215551234',
    npwp: '012345678901000',
    urban: '31.71.06.1001',
    terms: true,
  })
  expect((await uploadTaxFile(backend, token)).body.file_npwp).toEqual({
    name: 'NPWP.pdf',
    size: expect.any(Number),
    mime: 'application/pdf',
  })
  const priced = await put(token, 'pricing', pricingStep)
  expect(priced.body.order_number).toMatch(/^MB-ORD-\d{8}-\d{4}$/)
  expect(priced.body.quote).toEqual({
    package: { key: 'small-room', title: 'Ruang kecil' },
    billing_period: 'monthly',
    zone_count: 1,
    unit_price: 200_000,
    price: 200_000,
    discount: 0,
    tax: null,
    total: 200_000,
    voucher_code: null,
  })
  const reduced = await put(token, 'voucher', { voucher_code: ' hemat100 ' })
  expect(reduced.body.quote).toMatchObject({ discount: 100_000, total: 100_000, voucher_code: 'HEMAT100' })
  const order = await confirmRegistration(backend, token, 100_000)
  expect(order.status).toBe(200)
  expect(orderDetail.parse(order.body)).toEqual({
    id: expect.any(String),
    number: priced.body.order_number,
    kind: 'new',
    state: 'awaiting-payment',
    package: {
      key: 'small-room',
      title: 'Ruang kecil',
      titles: { id: 'Ruang kecil', en: 'small-room (en)' },
    },
    industry: 'hotel',
    company_name: 'PT Melati Sentosa',
    brand_name: 'Hotel Melati',
    line_count: 1,
    groups: [{ kind: 'new', units: 1, zones: 1, price: 200_000 }],
    lines: [expect.objectContaining({ unit_name: 'Hotel Melati', price: 200_000, total: 100_000 })],
    billing_period: 'monthly',
    zone_count: 1,
    unit_price: 200_000,
    price: 200_000,
    discount: 100_000,
    total: 100_000,
    voucher_code: 'HEMAT100',
    tax: null,
    held: null,
    tax_invoice_number: null,
    withheld: 0,
    withholding: null,
    pay_before: expect.any(String),
    paid_at: null,
    cancelled_at: null,
    covers_from: null,
    covers_until: null,
    invoice_number: null,
    purchase_order: null,
    cost_centre: null,
    terms: {
      royalty: 'separate',
      coverage: { id: [], en: [] },
      address: ['Jl. Cikini Raya No. 5', 'Menteng, Menteng', 'Kota Jakarta Pusat, DKI Jakarta 10330'],
      hotel_stars: 4,
    },
    payment: {
      bank_name: 'Bank Contoh',
      account_number: '123 456',
      account_holder: 'PT Contoh',
      reference: priced.body.order_number,
    },
    business_unit: { id: expect.any(String), name: 'Hotel Melati' },
    created_at: expect.any(String),
  })
  const wait = Date.parse(order.body.pay_before) - Date.parse(order.body.createdAt)
  expect(Math.round(wait / 86_400_000)).toBe(7)
  expect((await read(token)).body.order).toBe(order.body.documentId)

  const mail = (await backend.mail.waitForEmails(email, 1, /Rp100\.000/)).at(-1)
  expect(mail?.subject).toBe(`Pesanan ${order.body.number}: cara membayar`)
  expect(mail?.text).toContain('123 456')
  expect(mail?.text).toContain(`/orders/${order.body.documentId}`)

  const { memberships, active_organisation } = (await backend.call('GET', '/users/me', { token })).body
  expect(memberships).toMatchObject([
    { role: 'owner', all_units: true, organisation: { name: 'PT Melati Sentosa' } },
  ])
  expect(active_organisation).toBe(memberships[0].organisation.documentId)
  const auditEntries = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findMany({ where: { subject_id: order.body.documentId } })
  expect(auditEntries).toMatchObject([{ action: 'order.placed', actor_kind: 'member' }])
})

test('keeps the draft in the backend, and saving a step again replaces only that step', async () => {
  const { token, registration } = await registerUpToConfirmation(backend)
  const later = await put(token, 'industry', { industry: 'office', area_size: '2.500' })
  expect(later.body).toMatchObject({
    industry: { industry: 'office', hotel_stars: null, area_size: 2500 },
    property: { brand_name: 'Hotel Melati' },
    pricing: pricingStep,
    order_number: registration.order_number,
  })
  const other = await put(token, 'pricing', { ...pricingStep, billing_period: 'yearly' })
  expect(other.body.order_number).toBe(registration.order_number)
  expect(other.body.quote.total).toBe(2_000_000)
})

test('records acceptance of the terms only once, even if the step is saved again', async () => {
  const { token, user } = await registerUpToConfirmation(backend)
  await put(token, 'property', { ...propertyStep, brand_name: 'Hotel Mawar' })
  expect(await countRows(backend, 'api::consent.consent', { owner: user.documentId })).toBe(2)
})

describe('no step can be skipped', () => {
  test.each([
    ['property', propertyStep],
    ['pricing', pricingStep],
    ['voucher', { voucher_code: 'HEMAT100' }],
  ])('%s requires the preceding steps', async (step, body) => {
    const { token } = await createMember(backend)
    const response = await put(token, step, body)
    expect([response.status, response.body.error.details.code]).toEqual([409, 'step-missing'])
  })

  test('confirming requires every step, but neither a tax number nor its file', async () => {
    const { token } = await createMember(backend)
    await put(token, 'industry', industryStep)
    const { npwp: _, ...property } = propertyStep
    await put(token, 'property', property)
    expect((await confirmRegistration(backend, token, 0)).body.error.details.code).toBe('step-missing')
    await put(token, 'pricing', pricingStep)
    expect((await confirmRegistration(backend, token, 200_000)).status).toBe(200)
  })
})

describe('an invalid value is reported on its field', () => {
  const cases: [step: string, body: object, fields: string[]][] = [
    ['industry', {}, ['industry', 'area_size']],
    ['industry', { industry: 'hotel', area_size: 10 }, ['hotel_stars']],
    ['industry', { industry: 'office', hotel_stars: 3, area_size: 10 }, ['hotel_stars']],
    ['industry', { industry: 'hotel', hotel_stars: 6, area_size: 0 }, ['hotel_stars', 'area_size']],
    ['industry', { ...industryStep, surprise: 1 }, ['surprise']],
    [
      'property',
      { ...propertyStep, npwp: '123', company_email: 'x', zip_code: '1' },
      ['company_email', 'npwp', 'zip_code'],
    ],
    ['property', { ...propertyStep, terms: false }, ['terms']],
    ['property', { ...propertyStep, city: '32.73', district: '32.73.01', urban: '32.73.01.1001' }, ['city']],
    ['property', { ...propertyStep, urban: '31.71.06.9999' }, ['urban']],
    ['property', { ...propertyStep, organisation: 1 }, ['organisation']],
    ['pricing', { ...pricingStep, package: 'international' }, ['package']],
    ['pricing', { ...pricingStep, package: 'unpublished' }, ['package']],
    ['pricing', { ...pricingStep, package: 'tak-ada' }, ['package']],
    ['pricing', { ...pricingStep, package: 'yearly-only' }, ['billing_period']],
    ['pricing', { ...pricingStep, zone_count: 3 }, ['zone_count']],
    ['pricing', { ...pricingStep, zone_count: 6 }, ['zone_count']],
    ['pricing', { ...pricingStep, unit_price: 1 }, ['unit_price']],
    ['voucher', { voucher_code: '' }, ['voucher_code']],
  ]

  test.each(cases)('in step %s: %j', async (step, body, fields) => {
    const { token } = await almost()
    const response = await put(token, step, body)
    expect(response.status).toBe(400)
    const errorPaths = response.body.error.details.errors.map(({ path }: { path: string[] }) =>
      path.join('.'),
    )
    expect(errorPaths.sort()).toEqual([...fields].sort())
    expect(response.text).not.toContain('MB-ORD')
  })

  let person: ReturnType<typeof registerUpToConfirmation> | undefined
  const almost = () => {
    person ??= registerUpToConfirmation(backend)
    return person
  }
})
