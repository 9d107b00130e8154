import { createLobePath } from '@bgm/ui'
import type { ReactNode } from 'react'

export type LicenceCheckState =
  | 'active'
  | 'overdue'
  | 'early'
  | 'expired'
  | 'paused'
  | 'suspended'
  | 'revoked'
  | 'unknown'
  | 'typing-error'
  | 'unavailable'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Lobes at the hours of a clock around (48, 48), from hour `from` up to but not including hour `until`. */
const ring = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => {
    const turn = (from + index) * 30
    const [x, y] = [48 + 35 * Math.sin(radians(turn)), 48 - 35 * Math.cos(radians(turn))]
    return createLobePath(12, 7.3, { x, y, turn })
  }).join('')

/** A row of upright lobes, one of which leans. */
const row = [17, 23, 29, 23, 26, 25, 19]
  .map((half, index) =>
    index === 4
      ? createLobePath(half, 7.9, { x: 62, y: 51, turn: 32 })
      : createLobePath(half, 6.6, { x: 9 + index * 13.3, y: 48 }),
  )
  .join('')

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const drawings: Record<LicenceCheckState, ReactNode> = {
  active: (
    <>
      <path d={ring(0, 12)} />
      <path d="M34 49l10 10 19-21" {...stroke} />
    </>
  ),
  overdue: (
    <path
      d={
        createLobePath(40, 13.2, { x: 17, y: 46, turn: 14 }) +
        createLobePath(36, 13.2, { x: 47, y: 52, turn: 42 }) +
        createLobePath(24, 13.2, { x: 68, y: 78, turn: 76 })
      }
    />
  ),
  early: (
    <>
      <path className="faint" d={ring(0, 12)} />
      <path d="M48 33v16l-10 7" {...stroke} strokeWidth={7} />
    </>
  ),
  expired: (
    <>
      <path d={ring(0, 3)} />
      <path className="faint" d={ring(3, 12)} />
      <path d="M48 33v16l10 7" {...stroke} strokeWidth={7} />
    </>
  ),
  paused: <path d={createLobePath(30, 12, { x: 34, y: 48 }) + createLobePath(30, 12, { x: 62, y: 48 })} />,
  suspended: (
    <path d={createLobePath(42, 15.8, { x: 34, y: 48 }) + createLobePath(42, 15.8, { x: 62, y: 48 })} />
  ),
  revoked: (
    <path
      d={
        createLobePath(46, 15.8, { x: 48, y: 48, turn: 45 }) +
        createLobePath(46, 15.8, { x: 48, y: 48, turn: -45 })
      }
    />
  ),
  unknown: (
    <>
      <path
        d={
          createLobePath(21, 17.8, { x: 62.3, y: 23.7, turn: 45 }) +
          createLobePath(21, 17.8, { x: 62.3, y: 56.3, turn: 135 }) +
          createLobePath(21, 17.8, { x: 29.7, y: 23.7, turn: -45 })
        }
      />
      <path className="faint" d={createLobePath(21, 13.2, { x: 27, y: 84, turn: 82 })} />
    </>
  ),
  'typing-error': <path d={row} />,
  unavailable: <path className="faint" d={ring(0, 12)} />,
}

/** The icon for a state. Each state has its own shape, so that colour is never the only difference. */
export const Glyph = ({ state }: { state: LicenceCheckState }) => (
  <svg className="glyph" viewBox="0 0 96 96" aria-hidden="true">
    {drawings[state]}
  </svg>
)

const icons = {
  place:
    'M12 21c4-4.4 6.5-7.6 6.5-11a6.5 6.5 0 10-13 0c0 3.4 2.5 6.6 6.5 11zM12 12.3a2.3 2.3 0 100-4.6 2.3 2.3 0 000 4.600z',
  flag: 'M6 21V4M6 5h11.5l-2.5 4 2.5 4H6',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  dash: 'M5 12h14',
} as const

export const Icon = ({ name }: { name: keyof typeof icons }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)

/** Three lobes that are tall if music was played and small otherwise. */
export function PlayedGlyph({ quiet }: { quiet: boolean }) {
  const halves = quiet ? [3.5, 3.5, 3.5] : [8, 14, 10.5]
  const path = halves
    .map((half, index) => createLobePath(half, quiet ? 4.6 : 5.9, { x: 5 + 10 * index, y: 15 }))
    .join('')
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
