/** Pixels of an hour in the week grid, as in the lines of `day-column.tsx`. */
export const hourHeight = 34
