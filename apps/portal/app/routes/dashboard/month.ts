/** A moment well inside a calendar month, whose name is told in any time zone. */
export const monthMiddle = ({ month }: { month: string }): string => `${month}-15T05:00:00Z`
