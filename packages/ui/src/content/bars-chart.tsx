import { cx } from 'class-variance-authority'
import { lobePath } from '../art/lobe'

export interface Bar {
  /** Short, below the lobe. */
  label: string
  /** Long, in the table, e.g. "19 November". */
  name: string
  value: number
  /** Formatted value. */
  text: string
  /** Earlier or later half of the series; the highest value is found by itself. */
  series?: 'past' | 'present'
}

export interface BarsChartProps {
  /** What the chart shows, with its peak: the accessible name. */
  label: string
  bars: readonly Bar[]
  /** Column names of the table behind it. */
  columns: { name: string; value: string }
  /** Words of the legend. */
  legend?: { past?: string; present?: string; peak?: string }
  /** On small screens only the last ones show. */
  smallCount?: number
  className?: string
}

const STEP = 52
const HEIGHT = 208

function Lobes({ bars, className }: { bars: readonly Bar[]; className?: string }) {
  const peak = Math.max(1, ...bars.map(bar => bar.value))
  const highest = bars.findIndex(bar => bar.value === peak)
  return (
    <svg
      viewBox={`0 0 ${bars.length * STEP} 250`}
      aria-hidden="true"
      className={cx('h-auto w-full', className)}
    >
      {bars.map((bar, index) => {
        const x = index * STEP + STEP / 2
        const half = Math.max(4, Math.round((bar.value / peak) * (HEIGHT / 2)))
        const fill =
          index === highest ? 'fill-deep-accent' : bar.series === 'past' ? 'fill-deep-mid' : 'fill-on-deep'
        return (
          <g key={bar.name}>
            <path className={fill} transform={`translate(${x} 110)`} d={lobePath(half, 22.4)} />
            <text x={x} y={244} textAnchor="middle" className="fill-on-deep-muted text-[12px] font-semibold">
              {bar.label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const key = 'flex items-center gap-2 before:lobe before:h-4.5 before:w-[9px] before:content-[""]'

/** Values as standing lobes, for a DeepCard; the same values as a table for who cannot see them. */
export function BarsChart({ label, bars, columns, legend, smallCount = 7, className }: BarsChartProps) {
  return (
    <figure className={className}>
      <Lobes bars={bars} className="hidden sm:block" />
      <Lobes bars={bars.slice(-smallCount)} className="sm:hidden" />
      {/* A table ignores the width that hides it: the box around it does not. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(bar => (
              <tr key={bar.name}>
                <th scope="row">{bar.name}</th>
                <td>{bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {legend ? (
        <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-small">
          {legend.past ? (
            <span className={cx(key, 'before:bg-deep-mid max-sm:hidden')}>{legend.past}</span>
          ) : null}
          {legend.present ? <span className={cx(key, 'before:bg-on-deep')}>{legend.present}</span> : null}
          {legend.peak ? <span className={cx(key, 'before:bg-deep-accent')}>{legend.peak}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  )
}
