import type { orders as indonesian } from '../id/orders'

export const orders: typeof indonesian = {
  summary: (title, brand, zones, total) => `${title} for ${brand}, ${zones}. Total ${total}.`,
  ways: { 'virtual-account': 'a virtual account', qris: 'QRIS', 'e-wallet': 'an e-wallet', card: 'a card' },
  online: ways => `Pay online with ${ways} on the order page, or by transfer to our account.`,
  transfer: (total, { bank_name, account_number, account_holder }) =>
    `Transfer ${total} to ${bank_name}, account number ${account_number}, in the name of ${account_holder}.`,
  starts: {
    new: 'The subscription starts on the day we receive your payment.',
    renewal: 'The subscription is renewed as soon as we receive your payment.',
    'extra-zones': 'The extra zones are active on the day we receive your payment.',
  },
  zones: count => `${count} ${count === 1 ? 'zone' : 'zones'}`,
  extraZones: count => `${count} extra ${count === 1 ? 'zone' : 'zones'}`,
  button: 'See the order',
  placed: (number, until) => ({
    subject: `Order ${number}: how to pay`,
    heading: 'Thank you',
    received: 'We received your order.',
    deadline: `If you transfer, use ${number} as the reference. Please pay by ${until}.`,
    note: `An order that is not paid by ${until} is cancelled automatically.`,
  }),
  paid: (number, total) => ({
    subject: `We received your payment for order ${number}`,
    heading: 'Your subscription is active',
    payment: `We received your payment of ${total} for order ${number}.`,
    note: 'Keep this email as proof of your payment.',
  }),
  active: (title, brand, zones, end) => `${title} for ${brand}, ${zones}, active until ${end}.`,
  cancelled: (number, brand) => ({
    subject: `Order ${number} was cancelled`,
    title: `Order ${number} was cancelled`,
    line: `The order for ${brand} was cancelled because we have not received its payment.`,
    note: 'If you have already paid, reply to this email with proof of the transfer.',
  }),
  cancelledHeld: (brand, received) =>
    `The order for ${brand} was cancelled because it was not paid in full. Your ${received} is safe; our team will contact you to return it.`,
  voucher: code => `Voucher ${code} can be used again while it is valid.`,
  copy: number => ({
    subject: `Order confirmation ${number}`,
    title: `We received order ${number}`,
    note: 'You receive this email because this address is listed as the company email. If you do not know this order, ignore this email.',
  }),
  copySummary: (company, title, brand, zones, total) =>
    `Order in the name of ${company}: ${title} for ${brand}, ${zones}. Total ${total}.`,
  copyPaid: end => `The subscription is active until ${end}. There is nothing to pay.`,
  copyUnpaid: 'Payment instructions were sent to the member who placed the order.',
}
