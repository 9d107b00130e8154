import { paymentStates } from '@bgm/validation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentSnapshot } from '#src/payment-provider/port'
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
  test('advances a payment and receives its money once', () => {
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

  test('changes nothing if it is older than the stored state', () => {
    expect(getTransition({ ...known, state: 'paid', receivedAt: now }, snapshot('pending'))).toEqual({
      kind: 'none',
    })
    expect(getTransition({ ...known, state: 'failed' }, snapshot('pending'))).toEqual({ kind: 'none' })
  })

  test('expires an unused page a few minutes after its expiry time', () => {
    expect(getTransition(known, snapshot('created', { asOf: now + 4 * minute }))).toEqual({ kind: 'none' })
    expect(getTransition(known, snapshot('created', { asOf: now + 6 * minute }))).toMatchObject({
      to: 'expired',
    })
  })

  test('rechecks a settled transfer that is denied, then charges it back', () => {
    const paid = { ...known, state: 'paid', receivedAt: now } as const
    expect(getTransition(paid, snapshot('failed', { asOf: now + 1000 }))).toEqual({ kind: 'recheck' })
    expect(getTransition(paid, snapshot('failed', { asOf: now + 2 * minute }))).toMatchObject({
      to: 'charged-back',
    })
  })

  test('counts a payment cancelled after receipt as refunded in full', () => {
    expect(normaliseCancellation(snapshot('cancelled'), 200_000)).toMatchObject({
      state: 'refunded',
      refunded: 200_000,
    })
    expect(normaliseCancellation(snapshot('cancelled'), null)).toEqual(snapshot('cancelled'))
    expect(normaliseCancellation(snapshot('failed'), 200_000)).toEqual(snapshot('failed'))
  })

  test('never lowers the rank and receives money at most once, in any order', () => {
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
