import { useNavigate } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import type { SlotMove } from './use-move'
import { minutesPerDay } from './week'

type GridKeys = {
  data: ScheduleData
  edits: boolean
  move: (move: SlotMove) => void
}

const step = 15
const getBlocks = (grid: Element) => [...grid.querySelectorAll<HTMLElement>('[data-block]')]
const getDay = (block: HTMLElement) => Number(block.closest<HTMLElement>('[data-day]')?.dataset.day ?? 1)
const getStart = (block: HTMLElement) => Number(block.dataset.from ?? 0)

/**
 * Finds the block to which an arrow key moves: the next block on that day, or the nearest one on the next
 * day that has blocks.
 */
function findNext(blocks: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const day = blocks.filter(block => getDay(block) === getDay(from))
  if (key === 'ArrowDown') return day[day.indexOf(from) + 1]
  if (key === 'ArrowUp') return day[day.indexOf(from) - 1]
  if (key === 'Home') return day[0]
  if (key === 'End') return day.at(-1)
  const direction = key === 'ArrowRight' ? 1 : -1
  for (let weekday = getDay(from) + direction; weekday >= 1 && weekday <= 7; weekday += direction) {
    const distance = (block: HTMLElement) => Math.abs(getStart(block) - getStart(from))
    const [nearest] = blocks
      .filter(block => getDay(block) === weekday)
      .sort((one, other) => distance(one) - distance(other))
    if (nearest) return nearest
  }
  return undefined
}

/** Returns a new slot at the cursor: after one of the owner's slots, or in place of an inherited slot. */
function toNewSlot(block: HTMLElement) {
  const { slot, from, until } = block.dataset
  const add = String(getDay(block))
  if (!slot) return { add, from, until }
  return Number(until) < minutesPerDay ? { add, from: until } : { add }
}

function toMove(slot: string, { key, shiftKey }: KeyboardEvent): SlotMove | null {
  const minutes = { ArrowUp: -step, ArrowDown: step }[key] ?? 0
  if (minutes !== 0) return { slot, start: shiftKey ? 0 : minutes, end: minutes, days: 0 }
  const days = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  return days === 0 ? null : { slot, start: 0, end: 0, days }
}

/** Makes the week a single tab stop with keyboard control; without JavaScript, every block is a tab stop. */
export function useGridKeys({ data, edits, move }: GridKeys) {
  const navigate = useNavigate()
  const to = useSchedulePath(data.place)
  const [tabStop, setTabStop] = useState<string | null>(null)
  // The block that was the tab stop may have been moved or removed.
  useEffect(() => {
    const keys = getBlocks(document.body).map(({ dataset }) => dataset.block ?? null)
    setTabStop(current => (current !== null && keys.includes(current) ? current : (keys[0] ?? null)))
  })

  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && event.target.dataset.block)
      setTabStop(event.target.dataset.block)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const block = event.target
    if (!(block instanceof HTMLElement) || !block.dataset.block || event.ctrlKey || event.metaKey) return
    const { slot } = block.dataset
    if (event.altKey) {
      const wanted = edits && slot ? toMove(slot, event) : null
      if (!wanted) return
      event.preventDefault()
      return move(wanted)
    }
    if (/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(event.key)) {
      event.preventDefault()
      return findNext(getBlocks(event.currentTarget), block, event.key)?.focus()
    }
    if (!edits) return
    if (event.key === 'n' || event.key === 'N') return navigate(to(toNewSlot(block), 'schedule-panel'))
    if (event.key === 'Delete' && slot) return navigate(to({ slot }, 'slot-remove'))
  }

  return { tabStop, onFocus, onKeyDown }
}
