import { cx } from 'class-variance-authority'
import { createCentredLobePath } from './lobe'

type Piece = {
  x: number
  y: number
  half: number
  belly: number
  turn?: number
  fill?: string
}

const shade = 'fill-il-mid'
const accent = 'fill-accent'

/** A 7 × 5 lattice from which one lobe has fallen; the four neighbouring lobes are darker. */
function lattice(): Piece[] {
  const cell = { half: 40, belly: 27.7 }
  const cells: Piece[] = []
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 7; column++) {
      const distance = Math.abs(row - 2) + Math.abs(column - 3)
      if (distance === 0) continue
      const turn = (row + column) % 2 ? -45 : 45
      cells.push({
        ...cell,
        x: 40 + column * 64,
        y: 40 + row * 64,
        turn,
        fill: distance === 1 ? shade : undefined,
      })
    }
  return [...cells, { ...cell, x: 258, y: 380, turn: 72, fill: accent }]
}

const wave: Piece[] = [
  ...[60, 100, 145, 180].map((half, index) => ({ x: 36 + index * 48, y: 200, half, belly: 26.4 })),
  { x: 228, y: 200, half: 150, belly: 26.4, fill: shade },
  { x: 282, y: 246, half: 125, belly: 26.4, turn: 24, fill: accent },
  ...[360, 400, 440].map(x => ({ x, y: 200, half: 8, belly: 26.4 })),
]

const tuning: Piece[] = [75, 115, 155, 185, 155, 115, 75].map((half, index) => ({
  x: 40 + index * 64,
  y: 200,
  half,
  belly: 30.4,
  turn: [32, 24, 14][index],
  fill: index < 3 ? shade : index === 3 ? accent : undefined,
}))

const pictures = {
  'not-found': { pieces: lattice(), height: 430 },
  broken: { pieces: wave, height: 400 },
  maintenance: { pieces: tuning, height: 400 },
}

export type ErrorKind = keyof typeof pictures

/** The illustrations for 404 (a fallen lobe), 500 (a broken wave) and maintenance (lobes being tuned). */
export function ErrorArt({ kind, className }: { kind: ErrorKind; className?: string }) {
  const { pieces, height } = pictures[kind]
  return (
    <svg viewBox={`0 0 464 ${height}`} aria-hidden="true" className={cx('h-auto w-full', className)}>
      {pieces.map(({ x, y, half, belly, turn, fill = 'fill-line' }) => (
        <path
          key={`${x} ${y}`}
          className={fill}
          transform={`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`}
          d={createCentredLobePath(half, belly)}
        />
      ))}
    </svg>
  )
}
