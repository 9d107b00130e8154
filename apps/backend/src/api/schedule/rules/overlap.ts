export type WeeklySlot = { weekday: number; from_minute: number; until_minute: number }

const overlaps = (one: WeeklySlot, other: WeeklySlot) =>
  one.weekday === other.weekday &&
  one.from_minute < other.until_minute &&
  other.from_minute < one.until_minute

/** The indices of slots that overlap an earlier one of the list. */
export const findOverlaps = (slots: readonly WeeklySlot[]): number[] =>
  slots.flatMap((slot, index) =>
    slots.slice(0, index).some(earlier => overlaps(slot, earlier)) ? [index] : [],
  )
