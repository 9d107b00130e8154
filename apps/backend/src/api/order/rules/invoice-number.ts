import { jakartaDate } from '#src/api/subscription/rules/jakarta'

/** The invoice number series of a year in Jakarta. Numbers are taken in the payment's transaction, so there are no gaps. */
export const invoiceSeries = (paidAt: Date): string => `invoice-${jakartaDate(paidAt).year}`

/** `MB-INV-2026-000001` */
export const invoiceNumber = (paidAt: Date, sequence: number): string =>
  `MB-INV-${jakartaDate(paidAt).year}-${String(sequence).padStart(6, '0')}`
