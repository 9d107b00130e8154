import type { heldMoney as indonesian } from '../id/held-money'

export const heldMoney: typeof indonesian = {
  short_title: '{{amount}} is still due',
  over_title: 'Overpaid by {{amount}}',
  exact_title: 'The payment is being checked',
  received: 'We received {{received}} of {{expected}}.',
  received_several: 'We received {{received}} of {{expected}} for {{count}} orders.',
  short:
    'Transfer just the missing amount to our account with the order number as the reference. Please do not pay the full amount again.',
  over: 'Our staff will settle this order and return the excess. You do not need to pay again.',
  exact: 'Our staff are checking it. You do not need to pay again.',
}
