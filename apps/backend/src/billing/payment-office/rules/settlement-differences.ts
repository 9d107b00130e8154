import type { PaymentState } from '@bgm/validation'
import { hasReceivedMoney } from '#src/billing/payment/rules/transition'
import type { SettlementLine } from './settlement-file'

export const settlementDifferenceKinds = [
  'unknown-payment',
  'not-received',
  'amount',
  'refunds',
  'charge-back',
  'missing-line',
] as const

/**
 * A difference between the file and our records. An amount is null if the payment is missing on that side.
 */
export type SettlementDifference = {
  kind: (typeof settlementDifferenceKinds)[number]
  reference: string
  line: number | null
  ours: number | null
  theirs: number | null
}

/** A payment in our records. */
export type KnownPayment = {
  reference: string
  state: PaymentState
  received: number | null
  /** The amount that was refunded through the provider. */
  refunded: number
  /** The total of refunds listed in previously imported files, except for lines that this file repeats. */
  settledRefunds: number
}

const sumAmounts = (lines: readonly SettlementLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

type Found = Omit<SettlementDifference, 'reference'>

function compareOne(payment: KnownPayment | undefined, lines: readonly SettlementLine[]): Found[] {
  const [first] = lines
  const line = first?.line ?? null
  if (!payment) return [{ kind: 'unknown-payment', line, ours: null, theirs: first?.amount ?? null }]
  const payments = lines.filter(({ kind }) => kind === 'payment')
  const refunds = lines.filter(({ kind }) => kind === 'refund')
  const paid = sumAmounts(payments)
  const differences: Found[] = []
  if (payments.length > 0 && !hasReceivedMoney(payment.state))
    differences.push({ kind: 'not-received', line, ours: null, theirs: paid })
  else if (payments.length > 0 && paid !== payment.received)
    differences.push({ kind: 'amount', line, ours: payment.received, theirs: paid })
  const returned = sumAmounts(refunds) + payment.settledRefunds
  if (refunds.length > 0 && returned !== payment.refunded)
    differences.push({
      kind: 'refunds',
      line: refunds[0]?.line ?? null,
      ours: payment.refunded,
      theirs: returned,
    })
  const charge = lines.find(({ kind }) => kind === 'chargeback')
  if (charge && payment.state !== 'charged-back')
    differences.push({ kind: 'charge-back', line: charge.line, ours: null, theirs: charge.amount })
  return differences
}

/**
 * Compares a settlement file with our records. `expected` are the payments received in the file's period
 * that no other file has listed yet.
 */
export function compareSettlement(
  lines: readonly SettlementLine[],
  paymentsByReference: ReadonlyMap<string, KnownPayment>,
  expected: readonly KnownPayment[],
): SettlementDifference[] {
  const byReference = new Map<string, SettlementLine[]>()
  for (const line of lines)
    byReference.set(line.reference, [...(byReference.get(line.reference) ?? []), line])
  const listed = [...byReference].flatMap(([reference, own]) =>
    compareOne(paymentsByReference.get(reference), own).map(difference => ({ ...difference, reference })),
  )
  const missing = expected
    .filter(({ reference }) => !byReference.has(reference))
    .map(({ reference, received }) => ({
      kind: 'missing-line' as const,
      reference,
      line: null,
      ours: received,
      theirs: null,
    }))
  return [...listed, ...missing]
}
