import { cx } from 'class-variance-authority'
import { createCentredLobePath } from '../art/lobe'

export type Bar = {
  /** A short label below the lobe. */
  label: string
  /** A long label for the table, e.g. "November 2026". */
  name: string
  value: number
  /** The formatted value for the table. */
  text: string
}

export type BarChartProps = {
  bars: readonly Bar[]
  /** The number of bars on small screens, counted from the end. */
  smallCount?: number
}

const HEIGHT = 208
/**
 * The width per lobe, the lobe's control width and the label size. The text scales with the SVG, so wide
 * cards use a smaller size.
 */
const sizes = {
  wide: { step: 52, belly: 22.4, text: 'text-[18px] @min-[30rem]:text-[15px] @min-[40rem]:text-[12px]' },
  narrow: { step: 40, belly: 18, text: 'text-[12px]' },
}

/** Returns half the height of a lobe. Zero is drawn as a dot; any other value has a visible bar. */
const getHalfHeight = (value: number, peak: number) =>
  value === 0 ? 2 : Math.max(14, Math.round((value / peak) * (HEIGHT / 2)))

function Lobes({
  bars,
  size,
  className,
}: {
  bars: readonly Bar[]
  size: keyof typeof sizes
  className?: string
}) {
  const { step, belly, text } = sizes[size]
  const peak = Math.max(1, ...bars.map(bar => bar.value))
  const highest = bars.findIndex(bar => bar.value === peak)
  return (
    <svg
      viewBox={`0 0 ${bars.length * step} 252`}
      aria-hidden="true"
      className={cx('h-auto w-full', className)}
    >
      {bars.map((bar, index) => {
        const x = index * step + step / 2
        const half = getHalfHeight(bar.value, peak)
        const fill = bar.value === 0 ? 'fill-line' : index === highest ? 'fill-accent' : 'fill-ink'
        return (
          <g key={bar.name}>
            <path
              className={fill}
              transform={`translate(${x} 110)`}
              d={createCentredLobePath(half, bar.value === 0 ? belly / 2 : Math.min(belly, half))}
            />
            <text x={x} y={246} textAnchor="middle" className={cx('fill-muted font-semibold', text)}>
              {bar.label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/**
 * A bar chart of lobes. It is hidden from screen readers, so render a ChartTable with the
 * same figures beside it.
 */
export function BarChart({ bars, smallCount = 7 }: BarChartProps) {
  return (
    <div className="@container">
      <Lobes bars={bars} size="wide" className="hidden sm:block" />
      <Lobes bars={bars.slice(-smallCount)} size="narrow" className="sm:hidden" />
    </div>
  )
}
