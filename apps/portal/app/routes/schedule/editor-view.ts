import type { Schedule } from '@bgm/api-client'
import type { Season } from '@bgm/validation'
import type { SchedulePanelState } from './view.server'
import { getSlotGroup, getSlotKey, type Slot } from './week'

export type SlotEditorView = {
  key: string
  days: number[]
  slot: Slot | null
  from: string
  until: string
  /** The chosen playlist; empty if none is chosen. */
  playlist: string
}

/** Returns the owner's slots in a season. */
export const listSeasonSlots = (schedule: Pick<Schedule, 'slots'>, season: Season): Slot[] =>
  schedule.slots.filter(slot => slot.season === season)

/**
 * Returns the slot editor's data; null if the editor is closed. A slot that somebody else has since removed
 * becomes a new slot, so that no input is lost.
 */
export function getSlotEditorView(panel: SchedulePanelState, slots: Slot[]): SlotEditorView | null {
  if (panel?.kind === 'add')
    return { key: `add-${panel.days.join('')}-${panel.from}-${panel.playlist}`, slot: null, ...panel }
  if (panel?.kind !== 'slot') return null
  const slot = slots.find(one => getSlotKey(one) === panel.key) ?? null
  const days = slot ? getSlotGroup(slots, slot).map(({ weekday }) => weekday) : [Number(panel.key[0])]
  const playlist = slot?.playlist.title ? slot.playlist.id : ''
  return { key: panel.key, days, slot, from: '', until: '', playlist }
}
