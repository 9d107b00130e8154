import { toJakartaDate } from '#src/platform/runtime/jakarta'

/**
 * The credit note number series for a calendar year in Jakarta. Credit note numbers are taken in the refund's
 * transaction, so there are no gaps.
 */
export const getCreditNoteSeries = (at: Date): string => `credit-note-${toJakartaDate(at).year}`

/** Formats a credit note number such as `MB-CN-2026-000001`. */
export const formatCreditNoteNumber = (at: Date, sequence: number): string =>
  `MB-CN-${toJakartaDate(at).year}-${String(sequence).padStart(6, '0')}`
