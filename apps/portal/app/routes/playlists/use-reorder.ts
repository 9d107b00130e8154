import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** An item that is being moved within a list. */
type Lifted = {
  id: string
  from: number
  to: number
}

type ReorderOptions = {
  ids: string[]
  /** Called once an item is dropped at a different position. */
  onMove: (id: string, to: number) => void
  /** Announces each step to screen readers. */
  announce: (step: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, to: number) => void
}

/** Returns the index of the row whose middle is closest to a vertical position. */
function findRow(list: HTMLElement, y: number): number {
  const rows = [...list.children].map(row => row.getBoundingClientRect())
  const index = rows.findIndex(({ top, height }) => y < top + height / 2)
  return index < 0 ? rows.length - 1 : index
}

/** Moves items in a list by their handle, with a pointer or with the space and arrow keys. */
export function useReorder({ ids, onMove, announce }: ReorderOptions) {
  const list = useRef<HTMLOListElement>(null)
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const last = ids.length - 1
  const moveTo = (to: number) => {
    if (!lifted || to === lifted.to || to < 0 || to > last) return
    setLifted({ ...lifted, to })
    announce('moved', lifted.id, to)
  }
  const lift = (id: string, from: number) => {
    setLifted({ id, from, to: from })
    announce('lifted', id, from)
  }
  const cancel = () => {
    if (lifted) announce('cancelled', lifted.id, lifted.from)
    setLifted(null)
  }
  const drop = () => {
    if (!lifted) return
    announce('dropped', lifted.id, lifted.to)
    if (lifted.to !== lifted.from) onMove(lifted.id, lifted.to)
    setLifted(null)
  }
  const getHandleProps = (id: string, index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const held = lifted?.id === id
      if (event.key === ' ') {
        event.preventDefault()
        if (held) drop()
        else lift(id, index)
      } else if (held && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault()
        moveTo(lifted.to + (event.key === 'ArrowUp' ? -1 : 1))
      } else if (held && event.key === 'Escape') cancel()
    },
    onBlur: () => {
      if (lifted?.id === id) cancel()
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      lift(id, index)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (lifted?.id === id && event.buttons > 0 && list.current) moveTo(findRow(list.current, event.clientY))
    },
    onPointerUp: drop,
    onPointerCancel: cancel,
  })
  const order = lifted ? arrange(ids, lifted) : ids
  return { list, order, lifted: lifted?.id ?? null, getHandleProps }
}

function arrange(ids: string[], { id, to }: Lifted): string[] {
  const others = ids.filter(one => one !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
