import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { getFieldErrors, isFormReply } from '#app/forms/reply'
import { useLocale, useText } from '#app/text'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { formatMinute, getSlotKey, getWeekdayKey, moveSlot, type Slot } from './week'

/** A move of one of the owner's slots by minutes and days. `end` alone changes the slot's length. */
export type SlotMove = {
  slot: string
  start: number
  end: number
  days: number
}

type Moved = Pick<Slot, 'weekday' | 'from_minute' | 'until_minute'>

const add = (one: SlotMove, other: SlotMove): SlotMove => ({
  slot: one.slot,
  start: one.start + other.start,
  end: one.end + other.end,
  days: (one.days + other.days) % 7,
})

/**
 * Submits moves in the grid, keeps the focus on the moved slot, and announces the result of the last move.
 */
export function useSlotMove({ place, schedule, view }: ScheduleData) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(place)
  const { submit: send, state, data } = useFetcher()
  const sent = useRef<Moved | null>(null)
  const waiting = useRef<SlotMove | null>(null)
  const handled = useRef<unknown>(undefined)

  const submit = (move: SlotMove) => {
    // Moves made while another is being saved are added up, because each needs the version that the previous
    // one created.
    if (state !== 'idle') {
      waiting.current = waiting.current ? add(waiting.current, move) : move
      return
    }
    const slot = schedule.slots.find(one => one.season === view.season && getSlotKey(one) === move.slot)
    sent.current = slot ? moveSlot(slot, move) : null
    const { start, end, days } = move
    send(
      {
        form: 'move',
        version: schedule.version,
        slot: move.slot,
        start: String(start),
        end: String(end),
        days: String(days),
      },
      { method: 'post', action: to() },
    )
  }

  const [error] = isFormReply(data) ? (getFieldErrors(data.result)[''] ?? []) : []
  useEffect(() => {
    if (state !== 'idle' || !isFormReply(data) || handled.current === data || !sent.current) return
    handled.current = data
    const next = waiting.current
    waiting.current = null
    if (error) return
    const slot = getSlotKey(sent.current)
    // The moved block is a new element, so the focus would be lost.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus()
    if (next) submit({ ...next, slot })
  })

  const message = () => {
    if (state !== 'idle') return t('words.saving')
    if (error) return t.has(error.key) ? t(error.key, error.values) : ''
    if (!isFormReply(data) || !sent.current) return ''
    const { weekday, from_minute, until_minute } = sent.current
    return t('schedule.grid.moved', {
      day: t(`schedule.days.${getWeekdayKey(weekday)}`),
      from: formatMinute(from_minute, locale),
      until: formatMinute(until_minute, locale),
    })
  }
  return { submit, message: message() }
}
