import type * as id from '../id/paid-together'

/** Paying for several orders at once from the order list. */
export const paidTogether: typeof id.paidTogether = {
  one: 'Pay',
  select: 'Select {{number}} for payment',
  pay: 'Pay the selected orders',
  hint: 'Select several orders to pay them at once.',
  nothing_selected: 'Select the orders to pay first.',
  none: 'None of these orders is awaiting payment.',
  title: 'Pay several orders at once',
}
