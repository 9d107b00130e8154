import type { OfferedPaymentMethod, PaymentAttempt, PaymentLinkPage } from '@bgm/contract'
import { sampleOrder } from './order-samples'

const at = '2026-11-20T05:00:00.000Z'
const limits = { min: 10_000, max: null }
const open = { available: true, reason: null }

const samplePaymentMethods: OfferedPaymentMethod[] = [
  { key: 'bca_va', group: 'virtual-account', name: 'BCA', ...limits, ...open },
  { key: 'bni_va', group: 'virtual-account', name: 'BNI', ...limits, available: false, reason: 'down' },
  { key: 'other_qris', group: 'qris', name: 'QRIS', min: 1500, max: 10_000_000, ...open },
  { key: 'gopay', group: 'e-wallet', name: 'GoPay', min: 1500, max: 20_000_000, ...open },
  { key: 'credit_card', group: 'card', name: 'Visa, Mastercard, JCB', ...limits, ...open },
]

export const samplePaymentOptions = {
  provider: true,
  methods: samplePaymentMethods,
  bank_transfer: {
    bank_name: 'Bank Contoh',
    account_number: '1234567890',
    account_holder: 'PT Musik Contoh',
  },
  attempts: [],
}

/** An attempt that has just been started. */
export const samplePayment: PaymentAttempt = {
  id: 'payment00000000000000100',
  complete: true,
  reference: 'MB-PAY-20261120-00000000',
  orders: [
    {
      id: sampleOrder.id,
      number: sampleOrder.number,
      amount: sampleOrder.total,
      state: sampleOrder.state,
      outcome: null,
    },
  ],
  method: 'bca_va',
  amount: sampleOrder.total,
  received: null,
  refunded: 0,
  state: 'created',
  outcome: null,
  redirect_url: 'https://payments.test/pay/0',
  expires_at: '2026-11-21T05:00:00.000Z',
  paid_at: null,
  instructions: null,
  created_at: at,
}

export const samplePaidPayment: PaymentAttempt = {
  ...samplePayment,
  orders: samplePayment.orders.map(order => ({ ...order, state: 'paid', outcome: 'applied' })),
  state: 'paid',
  outcome: 'applied',
  received: samplePayment.amount,
  redirect_url: null,
  paid_at: '2026-11-20T06:00:00.000Z',
}

const { terms, brand_name, package: offer, ...shown } = sampleOrder

export const samplePaymentLinkPage: PaymentLinkPage = {
  state: 'open',
  expires_at: '2026-11-27T05:00:00.000Z',
  asked_by: 'Sari',
  seller: 'PT Musik Contoh',
  orders: [
    {
      ...shown,
      venue: brand_name,
      package: { title: offer.title, titles: offer.titles },
      royalty: terms.royalty,
    },
  ],
  ...samplePaymentOptions,
}
