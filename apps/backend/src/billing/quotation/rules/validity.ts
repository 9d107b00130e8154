import { addDays, startOfDay } from '#src/platform/runtime/jakarta'

const validDays = 30

/** The end of the 30th day after the day of a quotation, in Jakarta. */
export const getValidUntil = (now: Date): Date => addDays(startOfDay(now), validDays + 1)

export const formatQuotationNumber = (year: number, sequence: number): string =>
  `MB-QUO-${year}-${String(sequence).padStart(4, '0')}`
