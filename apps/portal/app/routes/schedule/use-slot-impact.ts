import { type FormEvent, useState } from 'react'
import type { FormReply } from '#app/forms/reply'
import { useLocale, useText } from '#app/text'
import { listSeasonSlots } from './editor-view'
import type { ScheduleData } from './schedule'
import { describeSlotImpact, type SlotDraft } from './slot-impact'
import { getSlotGroup, type Slot, weekdays } from './week'

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function toDraft(values: Record<string, unknown>): SlotDraft {
  const days = toText(values.days).slice(0, 32).split(',')
  return {
    days: weekdays.filter(day => days.includes(String(day))),
    from_time: toText(values.from_time),
    until_time: toText(values.until_time),
    playlist: toText(values.playlist),
  }
}

const joinTimes = ({ days, from_time, until_time }: SlotDraft) => [days, from_time, until_time].join()

type Options = {
  data: ScheduleData
  slot: Slot | null
  saved: Record<string, unknown>
  reply: FormReply | null
}

/**
 * Describes what the slot will change: first based on the stored or submitted values, then on the values
 * being typed.
 */
export function useSlotImpact({ data, slot, saved, reply }: Options) {
  const t = useText()
  const locale = useLocale()
  const [typed, setTyped] = useState<SlotDraft | null>(null)
  const { schedule, view, playlists } = data
  const own = listSeasonSlots(schedule, view.season)
  const group = slot ? getSlotGroup(own, slot) : []
  const context = {
    schedule,
    season: view.season,
    others: own.filter(one => !group.includes(one)),
    name: schedule.name,
    playlists,
  }
  const sent = reply ? toDraft(reply.result.initialValue ?? {}) : null
  const draft = typed ?? toDraft(reply?.result.initialValue ?? saved)
  return {
    /** Whether days or times have changed since the server replied. */
    edited: typed !== null && sent !== null && joinTimes(typed) !== joinTimes(sent),
    text: describeSlotImpact(t, locale, context, draft),
    read: (event: FormEvent<HTMLFormElement>) => {
      const fields = new FormData(event.currentTarget)
      const days = fields.getAll('days').join(',')
      setTyped(toDraft({ ...Object.fromEntries(fields), days }))
    },
  }
}
