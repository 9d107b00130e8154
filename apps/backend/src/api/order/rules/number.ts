import { compactDate } from '#src/api/subscription/rules/jakarta'

/** The series that an order's number comes from: one a day in Jakarta. */
export const orderSeries = (now: Date): string => `order-${compactDate(now)}`

/** `MB-ORD-20261120-0001`; a day's ten-thousandth order simply has a fifth digit. */
export const orderNumber = (now: Date, sequence: number): string =>
  `MB-ORD-${compactDate(now)}-${String(sequence).padStart(4, '0')}`
