import { slotsOverlap, type WeeklyRange } from '@bgm/playback'
import type { Season } from '@bgm/validation'

type SeasonalRange = WeeklyRange & { season?: Season }

const isSameSeason = (one: SeasonalRange, other: SeasonalRange) =>
  (one.season ?? 'regular') === (other.season ?? 'regular')

/** The indices of the slots that overlap a slot of the same season earlier in the list. */
export const findOverlaps = (slots: readonly SeasonalRange[]): number[] =>
  slots.flatMap((slot, index) =>
    slots.slice(0, index).some(earlier => isSameSeason(slot, earlier) && slotsOverlap(slot, earlier))
      ? [index]
      : [],
  )
