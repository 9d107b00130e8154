import { jakartaDate } from '#src/api/subscription/rules/jakarta'

/** The series that an invoice's number comes from: one a year in Jakarta. Taken in the payment's transaction, it has no gaps but that of a restore. */
export const invoiceSeries = (paidAt: Date): string => `invoice-${jakartaDate(paidAt).year}`

/** `MB-INV-2026-000001` */
export const invoiceNumber = (paidAt: Date, sequence: number): string =>
  `MB-INV-${jakartaDate(paidAt).year}-${String(sequence).padStart(6, '0')}`
