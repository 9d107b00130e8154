import type { payments as indonesian } from '../id/payments'

export const payments: typeof indonesian = {
  order: (number, brand, total) => `${number}, ${brand}: ${total}`,
  more: count => `and ${count} more ${count === 1 ? 'order' : 'orders'}`,
  button: count => (count === 1 ? 'See the order' : 'See all orders'),
  reference: reference => `Payment reference: ${reference}. Please quote it if you contact us.`,
  paid: (count, total, reference) => ({
    subject: `We received your payment for ${count} orders`,
    heading: 'All subscriptions are active',
    line: `We received ${total} for ${count} orders.`,
    note: `Payment reference: ${reference}. Keep this email as proof of your payment.`,
  }),
  late: received => ({
    subject: `We have your ${received}, but the order was already cancelled`,
    heading: 'Your money is safe',
    lines: [
      `We received ${received} after the order’s deadline had passed, so the order has not been fulfilled.`,
      'Our team will contact you to restore the order or return the money. You do not need to pay again.',
    ],
  }),
  duplicate: received => ({
    subject: `Your payment of ${received} arrived twice`,
    heading: 'Your money is safe',
    lines: [
      `The order was already paid when we received another ${received}. Your subscription continues as usual.`,
      'We are returning the second payment and will let you know once that is done.',
    ],
  }),
  'wrong-amount': (received, expected, { isShort, amount }) => ({
    subject: `Your payment is ${amount} too ${isShort ? 'low' : 'high'}`,
    heading: 'Your money is safe',
    lines: [
      `We received ${received}, but the amount due is ${expected}. Because ${amount} ${isShort ? 'is still due' : 'was overpaid'}, the order is not paid yet.`,
      isShort
        ? 'You can transfer just the missing amount to our account with the order number as the reference, or ask for a refund. Please do not pay the full amount again.'
        : 'Our team will contact you to settle the order and return the excess. Please do not pay again.',
    ],
  }),
  refunded: amount => ({
    subject: `${amount} has been refunded`,
    heading: 'Your refund is on its way',
    line: `We have refunded ${amount}.`,
  }),
  creditNote: number => `Credit note: ${number}. You can download it from the page of the order.`,
  noCreditNote: 'Reply to this email if you have any questions.',
  byTransfer: 'We have transferred the money to the account that you gave us.',
  byProvider:
    'The money is returned to the payment method you used. Banks and wallets usually take a few working days to show it.',
  ended: venue =>
    venue
      ? `The subscription period of ${venue} that this order paid for ends today.`
      : 'The subscription period that this order paid for ends today.',
}
