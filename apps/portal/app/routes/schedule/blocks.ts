import type { ScheduleDay } from '@bgm/api-client'
import type { ScheduleScope } from '@bgm/validation'
import { getSlotKey, type Slot } from './week'

type Segment = ScheduleDay['segments'][number]
export type Silence = ScheduleDay['silences'][number]

export interface ScheduleBlock extends Segment {
  /** The key of the owner's slot that the block shows; null if it shows anything else. */
  slot: string | null
}

/** Silence of at least this many minutes is shown as a block; shorter silences are shown as marks. */
const longSilence = 90

/**
 * Lists the segments of a day, each with the owner's slot that it shows. On holidays, Sunday's slots apply.
 */
export function listBlocks(day: ScheduleDay, slots: Slot[], scope: ScheduleScope): ScheduleBlock[] {
  const weekday = day.pattern ? 7 : day.weekday
  return day.segments.map(segment => {
    const slot =
      segment.layer === 'slot' && segment.scope === scope
        ? slots.find(
            one =>
              one.weekday === weekday &&
              one.from_minute <= segment.from_minute &&
              segment.until_minute <= one.until_minute,
          )
        : undefined
    return { ...segment, slot: slot ? getSlotKey(slot) : null }
  })
}

export const isLongSilence = ({ from_minute, until_minute }: Silence) =>
  until_minute - from_minute >= longSilence

/** Whether a block is drawn in the week: slots and exceptions are, but not what plays between them. */
export const isSlotOrException = ({ layer }: Segment) => layer === 'slot' || layer === 'exception'
