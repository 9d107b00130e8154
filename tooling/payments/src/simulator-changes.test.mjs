import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMerchant } from './testing/merchant.mjs'

let merchant

beforeEach(() => {
  merchant = createMerchant()
})

describe('cancelling, expiring and refunding', () => {
  test('cancels a pending payment but not a settled one', () => {
    merchant.create('A-1')
    merchant.simulator.choose('A-1', 'bca_va')
    expect(merchant.call('POST', '/v2/A-1/cancel').body).toMatchObject({
      status_code: '200',
      transaction_status: 'cancel',
    })
    merchant.create('A-2')
    merchant.simulator.applyOutcome('A-2', 'pay')
    expect(merchant.call('POST', '/v2/A-2/cancel').body.status_code).toBe('412')
    expect(merchant.call('POST', '/v2/A-2/expire').body.status_code).toBe('412')
  })

  test('refunds in parts, and repeating a key does not refund again', () => {
    merchant.create('A-1', 'other_qris')
    merchant.simulator.applyOutcome('A-1', 'pay')
    const refund = (refund_key, amount) =>
      merchant.call('POST', '/v2/A-1/refund', { refund_key, amount, reason: 'x' }).body
    expect(refund('r1', 1_000_000)).toMatchObject({
      status_code: '200',
      transaction_status: 'partial_refund',
      refund_amount: '1000000.00',
    })
    expect(refund('r1', 1_000_000).status_code).toBe('200')
    expect(refund('r1', 5).status_code).toBe('406')
    expect(refund('r2', 2_000_000).status_code).toBe('414')
    expect(refund('r2', 1_900_000).transaction_status).toBe('refund')
    expect(merchant.status('A-1').refunds).toHaveLength(2)
  })

  test('does not refund a virtual account', () => {
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', 'pay')
    expect(merchant.call('POST', '/v2/A-1/refund', { refund_key: 'r', amount: 1 }).body.status_code).toBe(
      '412',
    )
  })
})

describe('notices', () => {
  test.each([
    ['twice', ['settlement', 'settlement']],
    ['never', []],
  ])('are sent %s', (delivery, expected) => {
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', 'pay', { delivery })
    expect(merchant.notices().map(body => body.transaction_status)).toEqual(expected)
  })

  test('can be late, out of order or incorrectly signed', () => {
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', 'pay', { delivery: 'delayed' })
    expect(merchant.notices()).toEqual([])
    merchant.clock.now += 30_000
    expect(merchant.notices()).toHaveLength(1)
    merchant.create('A-2')
    merchant.simulator.applyOutcome('A-2', 'pay', { delivery: 'reversed' })
    merchant.clock.now += 2000
    expect(merchant.notices().map(body => body.transaction_status)).toEqual(['settlement', 'pending'])
    merchant.create('A-3')
    merchant.simulator.applyOutcome('A-3', 'pay', { wrongSignature: true })
    expect(merchant.notices()[0].signature_key).not.toBe(merchant.status('A-3').signature_key)
  })
})

describe('the state file', () => {
  test('keeps payments and notices across a restart', () => {
    const folder = mkdtempSync(join(tmpdir(), 'payments-'))
    const file = join(folder, 'nested', 'provider.jsonl')
    merchant.restart({ file })
    merchant.create('A-1')
    merchant.simulator.applyOutcome('A-1', 'pay')
    merchant.restart({ file })
    expect(merchant.status('A-1').transaction_status).toBe('settlement')
    expect(merchant.notices()).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })
})
