/** Pixels per hour in the week grid; the hour lines in `day-column.tsx` match it. */
export const hourHeight = 34
