/**
 * An SQL condition that is true if a refund ended the period or the extra zones of an order. The only
 * binding is `true`, and `order` is the column that contains the order id.
 */
export const endedByRefundCondition = (order: string): string =>
  `exists (select 1 from refunds as f where f.ended_period = ? and (f.order_id = ${order} or (f.order_id is null
    and f.attempt_id in (select e.attempt_id from payment_attempt_orders as e where e.order_id = ${order}))))`
