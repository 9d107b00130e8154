import { cx } from 'class-variance-authority'
import { createCentredLobePath } from './lobe'

const rest: [number, number, number][] = [
  [65.6, 30.4, 45],
  [65.6, 65.6, 135],
  [30.4, 65.6, 225],
  [30.4, 30.4, 315],
]

/** The illustration of an empty list: a kawung lattice with one pink lobe. */
export function EmptyArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 132 96" aria-hidden="true" className={cx('h-auto w-[132px] fill-line', className)}>
      {rest.map(([x, y, turn]) => (
        <path
          key={turn}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d={createCentredLobePath(21.2, 18.8)}
        />
      ))}
      <path className="fill-accent" transform="translate(104 48)" d={createCentredLobePath(29, 8.6)} />
      <path transform="translate(122 48)" d={createCentredLobePath(15, 7.3)} />
    </svg>
  )
}
