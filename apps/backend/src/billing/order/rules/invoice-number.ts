import { toJakartaDate } from '#src/platform/runtime/jakarta'

/**
 * The invoice number series for a calendar year in Jakarta. Invoice numbers are taken in the payment's
 * transaction, so there are no gaps.
 */
export const getInvoiceSeries = (paidAt: Date): string => `invoice-${toJakartaDate(paidAt).year}`

/** Formats an invoice number such as `MB-INV-2026-000001`. */
export const formatInvoiceNumber = (paidAt: Date, sequence: number): string =>
  `MB-INV-${toJakartaDate(paidAt).year}-${String(sequence).padStart(6, '0')}`
