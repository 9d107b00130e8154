import type { ZoneSchedule } from '@bgm/api-client'
import { findSlotGroup, getSlotKey, weekdays } from './week'

/** What the editor shows: a new slot, or the slots named in the URL; null if it is closed. */
export function readSlotView(request: Request, { slots }: ZoneSchedule) {
  const { searchParams } = new URL(request.url)
  const named = searchParams.get('slot')
  const found = slots.find(slot => getSlotKey(slot) === named)
  if (found)
    return {
      key: getSlotKey(found),
      days: findSlotGroup(slots, found).map(({ weekday }) => weekday),
      slot: found,
    }
  const add = searchParams.get('add')
  if (add === null) return null
  const days = weekdays.filter(day => String(day) === add)
  return { key: `add-${days.join('')}`, days: days.length > 0 ? days : [...weekdays], slot: null }
}

export type SlotView = NonNullable<ReturnType<typeof readSlotView>>
