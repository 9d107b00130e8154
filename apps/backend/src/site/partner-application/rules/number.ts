import { formatCompactDate } from '#src/platform/runtime/jakarta'

/** The application number series for a calendar day in Jakarta. */
export const getApplicationSeries = (now: Date): string => `partner-application-${formatCompactDate(now)}`

/** Formats an application number such as `MB-MIT-20261120-0001`. */
export const formatApplicationNumber = (now: Date, sequence: number): string =>
  `MB-MIT-${formatCompactDate(now)}-${String(sequence).padStart(4, '0')}`
