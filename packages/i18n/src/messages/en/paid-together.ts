import type * as id from '../id/paid-together'

/** Paying for several orders at once from the order list. */
export const paidTogether: typeof id.paidTogether = {
  one: 'Pay',
  select: 'Select {{number}} for payment',
  pay: 'Pay the selected orders',
  hint: 'Select several orders to pay them at once.',
  nothing_selected: 'Select the orders to pay first.',
  none: 'None of these orders is awaiting payment.',
  link_text:
    'Send it to head office or accounting. Anybody who has it can pay the orders above at once without an account, and sees nothing else. Earlier links to these orders stop working.',
  page_title: 'Pay {{count}} orders at once',
  left_out: 'Not included, because they are paid, cancelled or have money on hold: {{numbers}}.',
  transfer:
    'One transfer for all of these orders: {{numbers}}. Give the first number as the reference; we match the others by the amount.',
  title: 'Pay several orders at once',
}
