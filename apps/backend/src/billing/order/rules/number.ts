import { formatCompactDate } from '#src/platform/runtime/jakarta'

/** The order number series for a calendar day in Jakarta. */
export const getOrderSeries = (now: Date): string => `order-${formatCompactDate(now)}`

/**
 * Formats an order number such as `MB-ORD-20261120-0001`. The sequence gets a fifth digit from the 10,000th
 * order of a day.
 */
export const formatOrderNumber = (now: Date, sequence: number): string =>
  `MB-ORD-${formatCompactDate(now)}-${String(sequence).padStart(4, '0')}`
