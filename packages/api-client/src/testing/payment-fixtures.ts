const limits = { min: 10_000, max: null as number | null }
const open = { available: true, reason: null as string | null }

export const samplePaymentMethods = [
  { key: 'bca_va', group: 'virtual-account', name: 'BCA', ...limits, ...open },
  { key: 'bni_va', group: 'virtual-account', name: 'BNI', ...limits, available: false, reason: 'down' },
  { key: 'other_qris', group: 'qris', name: 'QRIS', min: 1500, max: 10_000_000, ...open },
  { key: 'gopay', group: 'e-wallet', name: 'GoPay', min: 1500, max: 20_000_000, ...open },
  { key: 'credit_card', group: 'card', name: 'Visa, Mastercard, JCB', ...limits, ...open },
]
export type SamplePaymentMethod = (typeof samplePaymentMethods)[number]

type Instructions =
  | { kind: 'va'; bank: string; number: string }
  | { kind: 'bill'; biller_code: string; bill_key: string }
  | { kind: 'qr'; payload: string }

export interface SamplePaymentAttempt {
  documentId: string
  complete: boolean
  reference: string
  orders: { documentId: string; number: string; amount: number; state: string; outcome: string | null }[]
  method: string
  amount: number
  received: number | null
  refunded: number
  state: string
  outcome: string | null
  redirect_url: string | null
  expires_at: string
  paid_at: string | null
  instructions: Instructions | null
  createdAt: string
}

/** An attempt that has just been started. */
export const makeSamplePaymentAttempt = (
  count: number,
  method: string,
  orders: { id: string; number: string; total: number; state: string }[],
): SamplePaymentAttempt => ({
  documentId: `payment00000000000000${100 + count}`,
  complete: true,
  reference: `MB-PAY-20261120-${String(count).padStart(8, '0')}`,
  orders: orders.map(({ id, number, total, state }) => ({
    documentId: id,
    number,
    amount: total,
    state,
    outcome: null,
  })),
  method,
  amount: orders.reduce((sum, { total }) => sum + total, 0),
  received: null,
  refunded: 0,
  state: 'created',
  outcome: null,
  redirect_url: `https://payments.test/pay/${count}`,
  expires_at: '2026-11-21T05:00:00.000Z',
  paid_at: null,
  instructions: null,
  createdAt: '2026-11-20T05:00:00.000Z',
})
