import type { ZoneDetail } from '@bgm/api-client'
import { createCentredLobePath } from '@bgm/ui'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const step = 20
const height = 88

type VolumesChartProps = {
  desired: ZoneDetail['desired']
  /** The current hour of the zone, which is emphasised. */
  now: number
}

/** The planned volume at the start of each hour, and the maximum as a line. The fields below it have the same data. */
export function VolumesChart({ desired: { volumes, max_volume }, now }: VolumesChartProps) {
  const getHeight = (volume: number) => (volume / 100) * height
  const ceiling = height - getHeight(max_volume)
  const getVolume = (hour: number) => {
    const row = volumes.findLast(({ from_minute }) => from_minute <= hour * 60) ?? volumes.at(-1)
    return Math.min(row?.volume ?? 0, max_volume)
  }
  return (
    <svg
      viewBox={`0 -2 ${24 * step} ${height + 26}`}
      aria-hidden="true"
      className="h-auto w-full max-w-140 overflow-visible"
    >
      <path
        d={`M0 ${ceiling}H${24 * step}`}
        className="stroke-line-strong"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
      {hours.map(hour => {
        const volume = getVolume(hour)
        const half = Math.max(2, getHeight(volume) / 2)
        const x = hour * step + step / 2
        return (
          <path
            key={hour}
            className={hour === now ? 'fill-accent' : volume === 0 ? 'fill-line' : 'fill-ink'}
            transform={`translate(${x} ${height - half})`}
            d={createCentredLobePath(half, volume === 0 ? 6 : Math.min(9, half))}
          />
        )
      })}
      {[0, 6, 12, 18].map(hour => (
        <text
          key={hour}
          x={hour * step + step / 2}
          y={height + 21}
          textAnchor="middle"
          className="fill-muted text-[12px] font-semibold max-sm:text-[19px]"
        >
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </svg>
  )
}
