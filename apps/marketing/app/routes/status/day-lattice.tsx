import { createCentredLobePath, createLobePath } from '@bgm/ui'
import { cx } from '#app/components/cx'
import type { DayState } from './assess-status'

/** The product's alphabet: a standing lobe is good, a tilted one needs care, a lying one has stopped. */
const shapes = {
  good: { turn: 0, colour: 'fill-ok' },
  some: { turn: 45, colour: 'fill-warn' },
  bad: { turn: 90, colour: 'fill-bad' },
  none: { turn: 0, colour: 'fill-line-strong', width: 0.5, height: 0.35 },
} as const
const states = ['good', 'some', 'bad', 'none'] as const
const columns = 30
const cell = 10
const rowHeight = 15

/** 90 days in three rows of thirty, oldest first, with one path per state. */
export function DayLattice({ days, className }: { days: readonly DayState[]; className?: string }) {
  const rows = Math.ceil(days.length / columns)
  return (
    <svg
      viewBox={`0 0 ${columns * cell} ${rows * rowHeight}`}
      aria-hidden="true"
      className={cx('block h-auto w-full', className)}
    >
      {states.map(state => {
        const { colour, ...shape } = shapes[state]
        const path = days
          .map((day, index) => {
            if (day !== state) return ''
            const x = (index % columns) * cell + cell / 2
            const y = Math.floor(index / columns) * rowHeight + rowHeight / 2
            return createLobePath(6, 3, { ...shape, x, y, decimals: 1 })
          })
          .join('')
        return path === '' ? null : <path key={state} className={colour} d={path} />
      })}
    </svg>
  )
}

/** One lobe of the legend. */
export function DayLobe({ state }: { state: DayState }) {
  const { turn, colour, ...shape } = shapes[state]
  const { width = 1, height = 1 } = shape as { width?: number; height?: number }
  return (
    <svg viewBox="-7 -7 14 14" width="16" height="16" aria-hidden="true" className="shrink-0">
      <path
        className={colour}
        transform={`rotate(${turn})scale(${width} ${height})`}
        d={createCentredLobePath(6, 3)}
      />
    </svg>
  )
}
