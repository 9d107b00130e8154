import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMerchant, newPage, serverKey } from './testing/merchant.mjs'

const hour = 3_600_000

let merchant

beforeEach(() => {
  merchant = createMerchant()
})

describe('creating a payment page', () => {
  test('returns a token and a URL, and the Core API does not find the order until a method is chosen', () => {
    const { status: code, body } = merchant.create('A-1')
    expect(code).toBe(201)
    expect(body.redirect_url).toBe(`http://127.0.0.1:1090/snap/v3/redirection/${body.token}`)
    expect(merchant.call('GET', '/v2/A-1/status')).toMatchObject({
      status: 200,
      body: { status_code: '404', status_message: "Transaction doesn't exist." },
    })
  })

  test('returns another token for the same order id until a method is chosen', () => {
    const first = merchant.create('A-1').body.token
    expect(merchant.create('A-1').body.token).not.toBe(first)
    merchant.simulator.choose('A-1', 'bca_va')
    expect(merchant.create('A-1')).toEqual({
      status: 400,
      body: { error_messages: ['transaction_details.order_id sudah digunakan'] },
    })
  })

  test.each([
    [{}, 'transaction_details is required'],
    [{ transaction_details: { gross_amount: 1 } }, 'transaction_details.order_id is required'],
    [{ transaction_details: { order_id: 'a b', gross_amount: 1 } }, 'has invalid characters'],
    [{ transaction_details: { order_id: 'a'.repeat(51), gross_amount: 1 } }, 'max 50'],
    [{ transaction_details: { order_id: 'a', gross_amount: 1.5 } }, 'gross_amount must be'],
    [{ ...newPage('a'), item_details: [{ id: 'x', price: 1, quantity: 1 }] }, 'not equal to the sum'],
    [{ ...newPage('a'), enabled_payments: ['cash'] }, 'No payment channels'],
    [{ ...newPage('a'), expiry: { unit: 'fortnights', duration: 1 } }, 'expiry'],
    [{ ...newPage('a'), callbacks: { finish: 'javascript:alert(1)' } }, 'callbacks.finish'],
  ])('rejects the request %j', (body, message) => {
    const answer = merchant.call('POST', '/snap/v1/transactions', body)
    expect(answer.status).toBe(400)
    expect(answer.body.error_messages.join()).toContain(message)
  })

  test('rejects a wrong key and a body over 64 kB', () => {
    expect(merchant.call('POST', '/snap/v1/transactions', newPage('a'), {}).status).toBe(401)
    expect(merchant.call('GET', '/v2/a/status', undefined, { authorization: 'Basic eDo=' }).status).toBe(401)
    expect(merchant.call('POST', '/snap/v1/transactions', { filler: 'x'.repeat(70_000) }).status).toBe(413)
  })

  test('cancels a page without a chosen method only once', () => {
    const { token } = merchant.create('A-1').body
    expect(merchant.call('POST', `/snap/v1/transactions/${token}/cancel`).body.canceled_at).toMatch(/^2026/)
    expect(merchant.call('POST', `/snap/v1/transactions/${token}/cancel`).body.error_messages).toEqual([
      'token already canceled',
    ])
    expect(() => merchant.simulator.choose('A-1', 'bca_va')).toThrow('page-closed')
  })
})

describe('a payment', () => {
  test.each([
    [
      'bca_va',
      { payment_type: 'bank_transfer', va_numbers: [{ bank: 'bca', va_number: expect.any(String) }] },
    ],
    ['permata_va', { payment_type: 'bank_transfer', permata_va_number: expect.stringMatching(/^\d{16}$/) }],
    ['echannel', { payment_type: 'echannel', biller_code: '70012', bill_key: expect.any(String) }],
    ['other_qris', { payment_type: 'qris', qr_string: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) }],
    ['gopay', { payment_type: 'gopay' }],
    ['credit_card', { payment_type: 'credit_card', masked_card: '48111111-1114' }],
  ])('has the details for paying with %s', (method, expected) => {
    merchant.create('A-1', method)
    merchant.simulator.choose('A-1', method)
    expect(merchant.status('A-1')).toMatchObject({
      status_code: '201',
      transaction_status: 'pending',
      gross_amount: '2900000.00',
      transaction_time: '2026-11-23 15:00:00',
      ...expected,
    })
  })

  test('is signed with the SHA-512 hash of the strings as sent', () => {
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', 'pay')
    const body = merchant.status('A-1')
    const text = `A-1${body.status_code}${body.gross_amount}${serverKey}`
    expect(body.signature_key).toBe(createHash('sha512').update(text).digest('hex'))
  })

  test('expires the requested duration after the requested start time', () => {
    const expiry = { start_time: '2026-11-23 15:00:00 +0700', unit: 'hours', duration: 2 }
    merchant.create('A-1', 'bca_va', { expiry })
    merchant.clock.now += hour
    merchant.simulator.choose('A-1', 'bca_va')
    merchant.clock.now += hour
    expect(merchant.status('A-1')).toMatchObject({ status_code: '407', transaction_status: 'expire' })
  })

  test('triggers a notice when it expires, unless no method was chosen', () => {
    merchant.create('A-1')
    merchant.create('A-2')
    merchant.simulator.choose('A-1', 'bca_va')
    expect(merchant.notices()).toMatchObject([{ transaction_status: 'pending' }])
    merchant.clock.now += 25 * hour
    expect(merchant.simulator.sweep()).toBe(1)
    expect(merchant.notices()).toMatchObject([
      { order_id: 'A-1', transaction_status: 'expire', status_code: '202' },
    ])
  })

  test.each([
    ['pay', { transaction_status: 'settlement', status_code: '200' }],
    ['deny', { transaction_status: 'deny', status_code: '202' }],
    ['cancel', { transaction_status: 'cancel', status_code: '202' }],
    ['late', { transaction_status: 'settlement', settlement_time: '2026-11-24 17:00:00' }],
  ])('is changed by the outcome %s, which sends a notice', (action, expected) => {
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', action)
    expect(merchant.status('A-1')).toMatchObject(expected)
    expect(merchant.notices()).toMatchObject([
      { ...expected, status_message: 'midtrans payment notification' },
    ])
  })

  test('can be made with an amount other than the one requested', () => {
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', 'amount', { amount: 2_800_000 })
    expect(merchant.status('A-1').gross_amount).toBe('2800000.00')
  })

  test('can be made twice through another attempt for the same item', () => {
    merchant.create('A-1')
    expect(() => merchant.simulator.applyOutcome('A-1', 'twice')).toThrow('not-allowed')
    merchant.create('A-2', 'other_qris')
    merchant.simulator.applyOutcome('A-1', 'twice')
    expect([merchant.status('A-1'), merchant.status('A-2')].map(body => body.transaction_status)).toEqual([
      'settlement',
      'settlement',
    ])
  })

  test('by card can be challenged and then accepted', () => {
    merchant.create('A-1', 'credit_card')
    merchant.simulator.applyOutcome('A-1', 'challenge')
    expect(merchant.status('A-1')).toMatchObject({ status_code: '201', fraud_status: 'challenge' })
    merchant.simulator.applyOutcome('A-1', 'accept')
    expect(merchant.status('A-1')).toMatchObject({ transaction_status: 'capture', fraud_status: 'accept' })
  })

  test('can expire without a notice', () => {
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', 'expire')
    expect(merchant.notices()).toEqual([])
    expect(merchant.status('A-1').transaction_status).toBe('expire')
  })

  test('cannot have an outcome that its state does not allow', () => {
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', 'deny')
    expect(() => merchant.simulator.applyOutcome('A-1', 'pay')).toThrow('not-allowed')
  })
})
