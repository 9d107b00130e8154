import { cx } from 'class-variance-authority'

const round = (value: number) => Number(value.toFixed(1))

/**
 * Returns the path of a lobe around 0,0: a lens with `half` as the distance from centre to tip and `belly`
 * as its control width.
 */
export function createCentredLobePath(half: number, belly: number) {
  const pull = round(half * 0.45)
  return `M0-${half}C${belly} ${-pull} ${belly} ${pull} 0 ${half}C${-belly} ${pull} ${-belly} ${-pull} 0-${half}z`
}

export type LobePosition = {
  x: number
  y: number
  /** The rotation in degrees. */
  turn?: number
  width?: number
  height?: number
  /** The number of decimals in the coordinates. */
  decimals?: number
}

/** Returns the path of a lobe at a position. Many paths can be concatenated, to avoid an element per lobe. */
export function createLobePath(
  half: number,
  belly: number,
  { x, y, turn = 0, width = 1, height = 1, decimals = 2 }: LobePosition,
) {
  const fine = (value: number) => Number(value.toFixed(decimals))
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const at = (right: number, down: number) =>
    [right * width * cos - down * height * sin, right * width * sin + down * height * cos] as const
  const go = (...points: [number, number][]) =>
    points
      .flatMap(point => at(...point).map(fine))
      .join(' ')
      .replace(/ ?-/g, '-')
  const pull = round(half * 0.45)
  const [tipX, tipY] = at(0, -half)
  const there = go([belly, half - pull], [belly, half + pull], [0, 2 * half])
  const back = go([-belly, pull - half], [-belly, -pull - half], [0, -2 * half])
  return `M${fine(x + tipX)} ${fine(y + tipY)}c${there}c${back}z`
}

/** One upright lobe in a 22 × 44 box; `level` (0 to 1) is the share of its height that is filled. */
export function Lobe({
  level = 1,
  height = 44,
  className,
}: {
  level?: number
  height?: number
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 22 44"
      width={height / 2}
      height={height}
      aria-hidden="true"
      className={cx('shrink-0', className)}
    >
      <path transform="translate(11 22)" d={createCentredLobePath(round(21 * level), 9.9)} />
    </svg>
  )
}
