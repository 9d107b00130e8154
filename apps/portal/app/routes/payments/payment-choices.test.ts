import { describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { applyPaymentLimits, groupPaymentOptions } from '#app/services/payment-options'
import { renderQrPng } from '#app/services/qr-image.server'
import { getPaymentProblem } from './payment-problem'

describe('the payment pages', () => {
  const method = { key: 'gopay', group: 'e-wallet', name: 'GoPay', min: 1000, max: 2_000_000 } as const

  test('check the limits of methods against the total', () => {
    const check = (total: number) =>
      applyPaymentLimits([{ ...method, available: true, reason: null }], total)[0]?.reason
    expect([check(999), check(1000), check(2_000_001)]).toEqual(['too-small', null, 'too-large'])
  })

  test('list unavailable methods last in their group, and unavailable groups last', () => {
    const bank = { ...method, group: 'virtual-account', available: true, reason: null } as const
    const options = groupPaymentOptions([
      { ...bank, key: 'bni_va', available: false, reason: 'down' },
      { ...bank, key: 'bca_va' },
      { ...method, available: false, reason: 'too-large' },
      { ...method, key: 'other_qris', group: 'qris', available: true, reason: null },
    ])
    expect(options.map(({ group }) => group)).toEqual(['virtual-account', 'qris', 'e-wallet'])
    expect(options[0]?.methods.map(({ key }) => key)).toEqual(['bca_va', 'bni_va'])
  })

  test.each([
    [{ state: 'paid', outcome: 'late' }, 'late'],
    [{ state: 'paid', outcome: 'duplicate' }, 'duplicate'],
    [{ state: 'paid', outcome: 'wrong-amount' }, 'wrong-amount'],
    [{ state: 'expired', outcome: null }, 'expired'],
    [{ state: 'partly-refunded', outcome: 'applied' }, 'refunded_part'],
  ] as const)('describe %j as the problem %s', (state, problem) => {
    expect(getPaymentProblem(state)).toBe(problem)
  })

  test('show a QR code as a PNG with ten pixels per module', () => {
    const image = Buffer.from(renderQrPng('x'))
    expect(image.subarray(1, 4).toString()).toBe('PNG')
    // (21 modules + a quiet zone of 4 on each side) × 10 pixels.
    expect(image.readUInt32BE(16)).toBe(290)
    expect(env.paymentUrl).toBeUndefined()
  })
})
