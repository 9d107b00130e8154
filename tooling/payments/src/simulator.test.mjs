import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSimulator } from './simulator.mjs'

const hour = 3_600_000
const serverKey = 'SB-Mid-server-test'
const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`

let now
let simulator
const start = options => createSimulator({ serverKey, clock: () => now, ...options })

function call(method, path, body, headers = { authorization }) {
  const { status, body: text } = simulator.request({
    method,
    path,
    headers,
    body: body === undefined ? '' : JSON.stringify(body),
  })
  return { status, body: JSON.parse(text) }
}

const page = (orderId, method = 'bca_va', extra = {}) => ({
  transaction_details: { order_id: orderId, gross_amount: 2_900_000 },
  item_details: [{ id: 'MB-ORD-1', price: 2_900_000, quantity: 1, name: 'Paket' }],
  enabled_payments: [method],
  ...extra,
})
const create = (...args) => call('POST', '/snap/v1/transactions', page(...args))
const status = orderId => call('GET', `/v2/${orderId}/status`).body
const notices = () => simulator.takeNotices().map(({ body }) => JSON.parse(body))

beforeEach(() => {
  now = Date.parse('2026-11-23T08:00:00Z')
  simulator = start()
})

describe('creating a payment page', () => {
  it('returns a token and a URL, and the Core API does not find the order until a method is chosen', () => {
    const { status: code, body } = create('A-1')
    expect(code).toBe(201)
    expect(body.redirect_url).toBe(`http://127.0.0.1:1090/snap/v3/redirection/${body.token}`)
    expect(call('GET', '/v2/A-1/status')).toMatchObject({
      status: 200,
      body: { status_code: '404', status_message: "Transaction doesn't exist." },
    })
  })

  it('returns another token for the same order id until a method is chosen', () => {
    const first = create('A-1').body.token
    expect(create('A-1').body.token).not.toBe(first)
    simulator.choose('A-1', 'bca_va')
    expect(create('A-1')).toEqual({
      status: 400,
      body: { error_messages: ['transaction_details.order_id sudah digunakan'] },
    })
  })

  it.each([
    [{}, 'transaction_details is required'],
    [{ transaction_details: { gross_amount: 1 } }, 'transaction_details.order_id is required'],
    [{ transaction_details: { order_id: 'a b', gross_amount: 1 } }, 'has invalid characters'],
    [{ transaction_details: { order_id: 'a'.repeat(51), gross_amount: 1 } }, 'max 50'],
    [{ transaction_details: { order_id: 'a', gross_amount: 1.5 } }, 'gross_amount must be'],
    [{ ...page('a'), item_details: [{ id: 'x', price: 1, quantity: 1 }] }, 'not equal to the sum'],
    [{ ...page('a'), enabled_payments: ['cash'] }, 'No payment channels'],
    [{ ...page('a'), expiry: { unit: 'fortnights', duration: 1 } }, 'expiry'],
    [{ ...page('a'), callbacks: { finish: 'javascript:alert(1)' } }, 'callbacks.finish'],
  ])('rejects the request %j', (body, message) => {
    const answer = call('POST', '/snap/v1/transactions', body)
    expect(answer.status).toBe(400)
    expect(answer.body.error_messages.join()).toContain(message)
  })

  it('rejects a wrong key and a body over 64 kB', () => {
    expect(call('POST', '/snap/v1/transactions', page('a'), {}).status).toBe(401)
    expect(call('GET', '/v2/a/status', undefined, { authorization: 'Basic eDo=' }).status).toBe(401)
    expect(call('POST', '/snap/v1/transactions', { filler: 'x'.repeat(70_000) }).status).toBe(413)
  })

  it('cancels a page without a chosen method only once', () => {
    const { token } = create('A-1').body
    expect(call('POST', `/snap/v1/transactions/${token}/cancel`).body.canceled_at).toMatch(/^2026/)
    expect(call('POST', `/snap/v1/transactions/${token}/cancel`).body.error_messages).toEqual([
      'token already canceled',
    ])
    expect(() => simulator.choose('A-1', 'bca_va')).toThrow('page-closed')
  })
})

describe('a payment', () => {
  it.each([
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
    create('A-1', method)
    simulator.choose('A-1', method)
    expect(status('A-1')).toMatchObject({
      status_code: '201',
      transaction_status: 'pending',
      gross_amount: '2900000.00',
      transaction_time: '2026-11-23 15:00:00',
      ...expected,
    })
  })

  it('is signed with the SHA-512 hash of the strings as sent', () => {
    create('A-1')
    simulator.applyOutcome('A-1', 'pay')
    const body = status('A-1')
    const text = `A-1${body.status_code}${body.gross_amount}${serverKey}`
    expect(body.signature_key).toBe(createHash('sha512').update(text).digest('hex'))
  })

  it('expires the requested duration after the requested start time', () => {
    const expiry = { start_time: '2026-11-23 15:00:00 +0700', unit: 'hours', duration: 2 }
    create('A-1', 'bca_va', { expiry })
    now += hour
    simulator.choose('A-1', 'bca_va')
    now += hour
    expect(status('A-1')).toMatchObject({ status_code: '407', transaction_status: 'expire' })
  })

  it('triggers a notice when it expires, unless no method was chosen', () => {
    create('A-1')
    create('A-2')
    simulator.choose('A-1', 'bca_va')
    expect(notices()).toMatchObject([{ transaction_status: 'pending' }])
    now += 25 * hour
    expect(simulator.sweep()).toBe(1)
    expect(notices()).toMatchObject([{ order_id: 'A-1', transaction_status: 'expire', status_code: '202' }])
  })

  it.each([
    ['pay', { transaction_status: 'settlement', status_code: '200' }],
    ['deny', { transaction_status: 'deny', status_code: '202' }],
    ['cancel', { transaction_status: 'cancel', status_code: '202' }],
    ['late', { transaction_status: 'settlement', settlement_time: '2026-11-24 17:00:00' }],
  ])('is changed by the outcome %s, which sends a notice', (action, expected) => {
    create('A-1')
    simulator.applyOutcome('A-1', action)
    expect(status('A-1')).toMatchObject(expected)
    expect(notices()).toMatchObject([{ ...expected, status_message: 'midtrans payment notification' }])
  })

  it('can be made with an amount other than the one requested', () => {
    create('A-1')
    simulator.applyOutcome('A-1', 'amount', { amount: 2_800_000 })
    expect(status('A-1').gross_amount).toBe('2800000.00')
  })

  it('can be made twice through another attempt for the same item', () => {
    create('A-1')
    expect(() => simulator.applyOutcome('A-1', 'twice')).toThrow('not-allowed')
    create('A-2', 'other_qris')
    simulator.applyOutcome('A-1', 'twice')
    expect([status('A-1'), status('A-2')].map(body => body.transaction_status)).toEqual([
      'settlement',
      'settlement',
    ])
  })

  it('by card can be challenged and then accepted', () => {
    create('A-1', 'credit_card')
    simulator.applyOutcome('A-1', 'challenge')
    expect(status('A-1')).toMatchObject({ status_code: '201', fraud_status: 'challenge' })
    simulator.applyOutcome('A-1', 'accept')
    expect(status('A-1')).toMatchObject({ transaction_status: 'capture', fraud_status: 'accept' })
  })

  it('can expire without a notice', () => {
    create('A-1')
    simulator.applyOutcome('A-1', 'expire')
    expect(notices()).toEqual([])
    expect(status('A-1').transaction_status).toBe('expire')
  })

  it('cannot have an outcome that its state does not allow', () => {
    create('A-1')
    simulator.applyOutcome('A-1', 'deny')
    expect(() => simulator.applyOutcome('A-1', 'pay')).toThrow('not-allowed')
  })
})

describe('cancelling, expiring and refunding', () => {
  it('cancels a pending payment but not a settled one', () => {
    create('A-1')
    simulator.choose('A-1', 'bca_va')
    expect(call('POST', '/v2/A-1/cancel').body).toMatchObject({
      status_code: '200',
      transaction_status: 'cancel',
    })
    create('A-2')
    simulator.applyOutcome('A-2', 'pay')
    expect(call('POST', '/v2/A-2/cancel').body.status_code).toBe('412')
    expect(call('POST', '/v2/A-2/expire').body.status_code).toBe('412')
  })

  it('refunds in parts, and repeating a key does not refund again', () => {
    create('A-1', 'other_qris')
    simulator.applyOutcome('A-1', 'pay')
    const refund = (refund_key, amount) =>
      call('POST', '/v2/A-1/refund', { refund_key, amount, reason: 'x' }).body
    expect(refund('r1', 1_000_000)).toMatchObject({
      status_code: '200',
      transaction_status: 'partial_refund',
      refund_amount: '1000000.00',
    })
    expect(refund('r1', 1_000_000).status_code).toBe('200')
    expect(refund('r1', 5).status_code).toBe('406')
    expect(refund('r2', 2_000_000).status_code).toBe('414')
    expect(refund('r2', 1_900_000).transaction_status).toBe('refund')
    expect(status('A-1').refunds).toHaveLength(2)
  })

  it('does not refund a virtual account', () => {
    create('A-1')
    simulator.applyOutcome('A-1', 'pay')
    expect(call('POST', '/v2/A-1/refund', { refund_key: 'r', amount: 1 }).body.status_code).toBe('412')
  })
})

describe('notices', () => {
  it.each([
    ['twice', ['settlement', 'settlement']],
    ['never', []],
  ])('are sent %s', (delivery, expected) => {
    create('A-1')
    simulator.applyOutcome('A-1', 'pay', { delivery })
    expect(notices().map(body => body.transaction_status)).toEqual(expected)
  })

  it('can be late, out of order or incorrectly signed', () => {
    create('A-1')
    simulator.applyOutcome('A-1', 'pay', { delivery: 'delayed' })
    expect(notices()).toEqual([])
    now += 30_000
    expect(notices()).toHaveLength(1)
    create('A-2')
    simulator.applyOutcome('A-2', 'pay', { delivery: 'reversed' })
    now += 2000
    expect(notices().map(body => body.transaction_status)).toEqual(['settlement', 'pending'])
    create('A-3')
    simulator.applyOutcome('A-3', 'pay', { wrongSignature: true })
    expect(notices()[0].signature_key).not.toBe(status('A-3').signature_key)
  })
})

describe('the state file', () => {
  it('keeps payments and notices across a restart', () => {
    const folder = mkdtempSync(join(tmpdir(), 'payments-'))
    const file = join(folder, 'nested', 'provider.jsonl')
    simulator = start({ file })
    create('A-1')
    simulator.applyOutcome('A-1', 'pay')
    simulator = start({ file })
    expect(status('A-1').transaction_status).toBe('settlement')
    expect(notices()).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })
})

describe('the settlement file', () => {
  const lines = () =>
    simulator
      .settlement()
      .trimEnd()
      .split('\r\n')
      .map(line => line.split(','))

  it('lists settlements, refunds and chargebacks with fees', () => {
    create('S-1')
    create('S-2', 'other_qris')
    create('S-3', 'credit_card')
    create('S-4')
    simulator.applyOutcome('S-1', 'pay')
    now += hour
    simulator.applyOutcome('S-2', 'pay')
    simulator.applyOutcome('S-2', 'refund', { amount: 900_000 })
    simulator.applyOutcome('S-3', 'pay')
    expect(lines()).toEqual([
      expect.arrayContaining(['Order ID', 'Settlement time', 'Fee', 'Net amount']),
      [
        'S-1',
        expect.any(String),
        'payment',
        'bca_va',
        '2026-11-23 15:00:00',
        '2026-11-23 15:00:00',
        '2900000.00',
        '4000.00',
        '2896000.00',
      ],
      expect.arrayContaining(['S-2', 'payment', '20300.00', '2879700.00']),
      expect.arrayContaining(['S-2', 'refund', '-900000.00', '0.00']),
    ])
    simulator.applyOutcome('S-3', 'settle')
    simulator.applyOutcome('S-3', 'chargeback')
    expect(lines().slice(-2)).toEqual([
      expect.arrayContaining(['S-3', 'payment', '86100.00']),
      expect.arrayContaining(['S-3', 'chargeback', '-2900000.00']),
    ])
  })
})
