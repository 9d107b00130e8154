import { createLobePath } from '@bgm/ui'
import { useSite } from '#app/components/use-site'

const halves = [20, 26, 23.5, 30, 38, 41, 31]
const peak = 5
const xOf = (index: number) => 24 + index * 45.4
const lobes = halves.map((half, index) => createLobePath(half, 15.8, { x: xOf(index), y: 110 - half }))

/** Seven days of playback, with the peak in pink. */
export function ReportArt() {
  const { t } = useSite()
  const days = t('art.days').split(' ')
  return (
    <svg viewBox="0 0 320 132" aria-hidden="true" className="h-auto w-full">
      <path className="fill-il-mid opacity-45" d={lobes.filter((_, index) => index !== peak).join('')} />
      <path className="fill-accent" d={lobes[peak]} />
      {days.map((day, index) => (
        <text
          key={day}
          x={xOf(index)}
          y={128}
          textAnchor="middle"
          className="fill-muted text-[11px] font-semibold"
        >
          {day}
        </text>
      ))}
    </svg>
  )
}
