/** Returns a time in the middle of a month, so that every time zone formats the same month. */
export const getMonthMiddle = ({ month }: { month: string }): string => `${month}-15T05:00:00Z`
