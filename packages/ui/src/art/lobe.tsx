import { cx } from 'class-variance-authority'

const round = (value: number) => Number(value.toFixed(1))

/** The path of a lobe around 0,0: a lens, `half` from centre to tip, `belly` its control width. */
export function lobePath(half: number, belly: number) {
  const pull = round(half * 0.45)
  return `M0-${half}C${belly} ${-pull} ${belly} ${pull} 0 ${half}C${-belly} ${pull} ${-belly} ${-pull} 0-${half}z`
}

/** One standing lobe in a 22 × 44 box; `level` (0 to 1) is how much of its height it fills. */
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
      <path transform="translate(11 22)" d={lobePath(round(21 * level), 9.9)} />
    </svg>
  )
}
