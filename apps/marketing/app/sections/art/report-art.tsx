import { lobePath } from '@bgm/ui'
import { useSite } from '#app/components/use-site'

const halves = [20, 26, 23.5, 30, 38, 41, 31]
const peak = 5

/** Playback of seven days, with the peak in pink. */
export function ReportArt() {
  const { t } = useSite()
  const days = t('art.days').split(' ')
  return (
    <svg viewBox="0 0 320 132" aria-hidden="true" className="h-auto w-full">
      {halves.map((half, index) => {
        const x = 24 + index * 45.4
        return (
          <g key={x}>
            <path
              className={index === peak ? 'fill-accent' : 'fill-il-mid opacity-45'}
              transform={`translate(${x} ${110 - half})`}
              d={lobePath(half, 15.8)}
            />
            <text x={x} y={128} textAnchor="middle" className="fill-muted text-[11px] font-semibold">
              {days[index]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
