import type * as id from '../id/open-orders'

/** Orders awaiting payment, on the dashboard and on a unit's page. */
export const openOrders: typeof id.openOrders = {
  waiting: 'Order {{number}} is awaiting payment.',
  waiting_text: '{{total}}, by {{date}}.',
  empty: 'No orders yet.',
  payment: {
    pay: 'Pay the order',
  },
}
