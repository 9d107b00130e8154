import type { LedgerBalance, LedgerEntry } from '@bgm/contract'
import { sampleOrder } from './order-samples'

const number = 'MB-INV-2026-000029'
const order = { id: sampleOrder.id, number }
const attempt = 'payment00000000000000100'

const entry = {
  charge: 0,
  credit: 0,
  counted: true,
  orders: [order],
  order_count: 1,
  unit: 'Kopi Contoh Braga',
  unit_count: 2,
  method: null,
  reference: '',
  slip: null,
}

/** An invoice that was paid after withholding PPh 23, for which a slip was sent. */
export const sampleLedger: LedgerEntry[] = [
  {
    ...entry,
    ...{
      id: 'invoice-0-1',
      at: '2026-11-20T05:00:00.000Z',
      kind: 'invoice',
      charge: 200_000,
      balance: 200_000,
    },
    document: { kind: 'invoice', order: order.id },
  },
  {
    ...entry,
    ...{ id: 'payment-1-1', at: '2026-11-20T05:00:00.000Z', kind: 'payment', credit: 196_397, balance: 3603 },
    ...{ method: 'bca_va', reference: 'MB-PAY-20261120-00000000' },
    document: { kind: 'receipt', order: order.id, attempt },
  },
  {
    ...entry,
    ...{ id: 'withholding-3-1', at: '2026-11-20T05:00:00.000Z', kind: 'withholding', credit: 3603 },
    ...{ balance: 3603, counted: false, slip: 'sent' },
    document: { kind: 'slip', order: order.id },
  },
]

export const sampleLedgerBalance: LedgerBalance = {
  ...{ balance: 3603, withheld: 3603, reversed: 0, held: 0 },
  unpaid: { count: 0, total: 0 },
}
