import type * as id from '../id/open-orders'

/** Orders that await payment, on the dashboard and on the page of a unit. */
export const openOrders: typeof id.openOrders = {
  waiting: 'Order {{number}} is awaiting payment.',
  waiting_text: '{{total}}, by {{date}}.',
  empty: 'No orders yet.',
  payment: {
    pay: 'Pay the order',
  },
}
