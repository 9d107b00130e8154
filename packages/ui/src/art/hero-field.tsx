import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { fieldCells } from './field-cells'

const views = { hero: '0 0 100 90', side: '0 0 90 90' }
const fills = { rest: 'fill-deep-3', shade: 'fill-il-mid', accent: 'fill-deep-accent', cream: 'fill-on-deep' }

function transform(cell: string) {
  const [x, y, turn, width, height] = cell.split(',')
  const rotation = turn === '0' ? '' : `rotate(${turn})`
  return `translate(${x} ${y})${rotation}${width ? `scale(${width} ${height})` : ''}`
}

/** The kawung lattice that stands up and becomes sound. It fills its box; put it on a deep panel. */
export function HeroField({ view = 'hero', className }: { view?: keyof typeof views; className?: string }) {
  const id = useId()
  const cells = Object.entries(fieldCells[view]) as [keyof typeof fills, string][]
  return (
    <svg
      viewBox={views[view]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('size-full', className)}
    >
      <defs>
        <path id={id} d="M0-6.2C3.3-2.6 3.3 2.6 0 6.2C-3.3 2.6-3.3-2.6 0-6.2z" />
      </defs>
      {cells.map(([colour, places]) => (
        <g key={colour} className={fills[colour]}>
          {places.split(' ').map(place => (
            <use key={place} href={`#${id}`} transform={transform(place)} />
          ))}
        </g>
      ))}
    </svg>
  )
}
