import { cx } from 'class-variance-authority'
import { heroLatticeCells } from './hero-lattice-cells'
import { createLobePath } from './lobe'

// Coordinates are scaled by ten so that they can be integers, which halves the path data on every page.
const scale = 10
const views = { hero: '0 0 1000 900', side: '0 0 900 900' }
const fills = { rest: 'fill-deep-3', shade: 'fill-il-mid', accent: 'fill-deep-accent', cream: 'fill-on-deep' }

function lobe(cell: string) {
  const [x = 0, y = 0, turn = 0, width = 1, height = 1] = cell.split(',').map(Number)
  const position = { x: x * scale, y: y * scale, turn, width, height, decimals: 0 }
  return createLobePath(6.2 * scale, 3.3 * scale, position)
}

/** The paths are created only once, because the server renders them with every page. */
const drawn = new Map<keyof typeof views, [colour: keyof typeof fills, path: string][]>()

function drawField(view: keyof typeof views) {
  const known = drawn.get(view)
  if (known) return known
  const cells = Object.entries(heroLatticeCells[view]) as [keyof typeof fills, string][]
  const paths = cells.map(([colour, places]): [keyof typeof fills, string] => [
    colour,
    places.split(' ').map(lobe).join(''),
  ])
  drawn.set(view, paths)
  return paths
}

/**
 * The hero illustration: a kawung lattice that turns into a waveform. It fills its container, which should
 * be a dark panel.
 */
export function HeroArt({ view = 'hero', className }: { view?: keyof typeof views; className?: string }) {
  return (
    <svg
      viewBox={views[view]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('size-full', className)}
    >
      {drawField(view).map(([colour, path]) => (
        <path key={colour} className={fills[colour]} d={path} />
      ))}
    </svg>
  )
}
