import fc from '@bgm/property-tests'
import { paymentStates } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import type { PaymentSnapshot } from '#src/billing/provider/port'
import {
  getTransition,
  getWorstOutcome,
  hasReceivedMoney,
  normaliseCancellation,
  paymentStateRanks,
} from './transition'

const minute = 60_000
const now = 1_800_000_000_000
const known = { state: 'created', refunded: 0, expiresAt: now, receivedAt: null } as const
const snapshot = (
  state: PaymentSnapshot['state'],
  change: Partial<PaymentSnapshot> = {},
): PaymentSnapshot => ({
  state,
  amount: 200_000,
  refunded: 0,
  refundKeys: [],
  transactionId: 't',
  paidAt: null,
  expiresAt: null,
  instructions: null,
  asOf: now,
  ...change,
})

describe('a provider response', () => {
  test('moves a payment forward and records the receipt of its money once', () => {
    expect(getTransition(known, snapshot('pending'))).toMatchObject({ to: 'pending', receives: false })
    expect(getTransition({ ...known, state: 'expired' }, snapshot('paid'))).toMatchObject({
      to: 'paid',
      receives: true,
    })
    expect(getTransition({ ...known, state: 'paid', receivedAt: now }, snapshot('refunded'))).toMatchObject({
      to: 'refunded',
      receives: false,
    })
  })

  test('changes nothing if its state ranks below the stored state', () => {
    expect(getTransition({ ...known, state: 'paid', receivedAt: now }, snapshot('pending'))).toEqual({
      kind: 'none',
    })
    expect(getTransition({ ...known, state: 'failed' }, snapshot('pending'))).toEqual({ kind: 'none' })
  })

  test('expires an unused payment page a few minutes after its expiry time', () => {
    expect(getTransition(known, snapshot('created', { asOf: now + 4 * minute }))).toEqual({ kind: 'none' })
    expect(getTransition(known, snapshot('created', { asOf: now + 6 * minute }))).toMatchObject({
      to: 'expired',
    })
  })

  test('triggers a recheck if it denies a recent payment, and a chargeback if it denies an older one', () => {
    const paid = { ...known, state: 'paid', receivedAt: now } as const
    expect(getTransition(paid, snapshot('failed', { asOf: now + 1000 }))).toEqual({ kind: 'recheck' })
    expect(getTransition(paid, snapshot('failed', { asOf: now + 2 * minute }))).toMatchObject({
      to: 'charged-back',
    })
  })

  test('is treated as a full refund if it cancels a payment after the money was received', () => {
    expect(normaliseCancellation(snapshot('cancelled'), 200_000)).toMatchObject({
      state: 'refunded',
      refunded: 200_000,
    })
    expect(normaliseCancellation(snapshot('cancelled'), null)).toEqual(snapshot('cancelled'))
    expect(normaliseCancellation(snapshot('failed'), 200_000)).toEqual(snapshot('failed'))
  })

  test('never lowers the rank or records more than one receipt, whatever the order of responses', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentStates)), states => {
        let state: PaymentSnapshot['state'] = 'created'
        let receipts = 0
        for (const next of states) {
          const receivedAt = hasReceivedMoney(state) ? now : null
          const transition = getTransition({ ...known, state, receivedAt }, snapshot(next))
          if (transition.kind !== 'move') continue
          expect(paymentStateRanks[transition.to]).toBeGreaterThanOrEqual(paymentStateRanks[state])
          if (transition.receives) receipts += 1
          state = transition.to
        }
        expect(receipts).toBe(hasReceivedMoney(state) ? 1 : 0)
      }),
    )
  })
})

test('a payment for several orders has the worst of their outcomes', () => {
  expect(getWorstOutcome([])).toBeNull()
  expect(getWorstOutcome(['applied', 'applied'])).toBe('applied')
  expect(getWorstOutcome(['applied', 'late', 'duplicate'])).toBe('late')
})
