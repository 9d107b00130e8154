import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { hourHeight } from './grid-size'
import type { SlotMove } from './use-move'

const step = 15

/** If the pointer moves fewer pixels than this, a press is a click. */
const threshold = 5

type Offset = {
  minutes: number
  days: number
  x: number
}

/**
 * A touch starts dragging after this many milliseconds, so that a touch on a slot can still scroll the page.
 */
const holdMs = 350

const noOffset: Offset = { minutes: 0, days: 0, x: 0 }

/** Follows a pointer in steps of 15 minutes and whole days until it is released. */
function follow(
  element: HTMLElement,
  { clientX, clientY, pointerId }: { clientX: number; clientY: number; pointerId: number },
  weekday: number,
  on: { move: (offset: Offset) => void; finish: (offset: Offset) => void },
) {
  const width = element.parentElement?.offsetWidth ?? 1
  let last = noOffset
  let hasMoved = false
  const onMove = (next: globalThis.PointerEvent) => {
    const [x, y] = [next.clientX - clientX, next.clientY - clientY]
    if (!hasMoved && Math.hypot(x, y) < threshold) return
    hasMoved = true
    const days = Math.min(7 - weekday, Math.max(1 - weekday, Math.round(x / width)))
    last = { minutes: Math.round(((y / hourHeight) * 60) / step) * step, days, x: days * width }
    on.move(last)
  }
  const stop = (end: globalThis.PointerEvent) => {
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', stop)
    element.removeEventListener('pointercancel', stop)
    on.finish(end.type === 'pointercancel' ? noOffset : last)
  }
  element.setPointerCapture(pointerId)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', stop)
  element.addEventListener('pointercancel', stop)
}

/**
 * Calls `held` once a touch has stayed in place for a moment. From then on, moving the finger no longer
 * scrolls.
 */
function waitForHold(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  held: () => void,
) {
  let isHeld = false
  const end = () => {
    clearTimeout(timer)
    element.removeEventListener('touchmove', onTouchMove)
    for (const name of ['touchend', 'touchcancel'] as const) element.removeEventListener(name, end)
  }
  const onTouchMove = (event: TouchEvent) => {
    if (isHeld) return event.preventDefault()
    const [touch] = event.touches
    if (touch && Math.hypot(touch.clientX - clientX, touch.clientY - clientY) > threshold) end()
  }
  const timer = setTimeout(() => {
    isHeld = true
    held()
  }, holdMs)
  element.addEventListener('touchmove', onTouchMove, { passive: false })
  for (const name of ['touchend', 'touchcancel'] as const) element.addEventListener(name, end)
}

/** Makes one of the owner's slots draggable with a mouse, a pen, or a finger that is held on it first. */
export function useDrag(slot: string | null, weekday: number, move: (move: SlotMove) => void) {
  const [offset, setOffset] = useState<Offset | null>(null)
  const moved = useRef(false)

  const start = (event: PointerEvent<HTMLElement>) => {
    moved.current = false
    if (slot === null || event.button !== 0) return
    const { clientX, clientY, pointerId, currentTarget } = event
    const at = { clientX, clientY, pointerId }
    const drag = () =>
      follow(currentTarget, at, weekday, {
        move: next => {
          moved.current = true
          setOffset(next)
        },
        finish: ({ minutes, days }) => {
          setOffset(null)
          if (minutes !== 0 || days !== 0) move({ slot, start: minutes, end: minutes, days })
        },
      })
    if (event.pointerType !== 'touch') return drag()
    waitForHold(currentTarget, at, () => {
      moved.current = true
      setOffset(noOffset)
      drag()
    })
  }

  return {
    start,
    /** Prevents a drag from following the link. */
    click: (event: MouseEvent) => {
      if (moved.current) event.preventDefault()
    },
    /** Prevents the context menu that opens when a link is held. */
    contextMenu: (event: MouseEvent) => {
      if (offset || moved.current) event.preventDefault()
    },
    style: offset
      ? {
          transform: `translate(${offset.x}px, ${(offset.minutes / 60) * hourHeight}px)`,
          zIndex: 20,
          opacity: 0.85,
        }
      : {},
  }
}
