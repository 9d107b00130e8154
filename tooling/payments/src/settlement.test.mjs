import { beforeEach, describe, expect, test } from 'vitest'
import { createMerchant } from './testing/merchant.mjs'

const hour = 3_600_000

let merchant

beforeEach(() => {
  merchant = createMerchant()
})

describe('the settlement file', () => {
  const lines = () =>
    merchant.simulator
      .settlement()
      .trimEnd()
      .split('\r\n')
      .map(line => line.split(','))

  test('lists settlements, refunds and chargebacks with fees', () => {
    merchant.create('S-1')
    merchant.create('S-2', 'other_qris')
    merchant.create('S-3', 'credit_card')
    merchant.create('S-4')
    merchant.simulator.applyOutcome('S-1', 'pay')
    merchant.clock.now += hour
    merchant.simulator.applyOutcome('S-2', 'pay')
    merchant.simulator.applyOutcome('S-2', 'refund', { amount: 900_000 })
    merchant.simulator.applyOutcome('S-3', 'pay')
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
    merchant.simulator.applyOutcome('S-3', 'settle')
    merchant.simulator.applyOutcome('S-3', 'chargeback')
    expect(lines().slice(-2)).toEqual([
      expect.arrayContaining(['S-3', 'payment', '86100.00']),
      expect.arrayContaining(['S-3', 'chargeback', '-2900000.00']),
    ])
  })
})
