import { useSite } from '#app/components/use-site'
import { MoodWave } from './wave'

const floors = [
  ['family', [12, 16, 9, 14, 18, 11, 15, 10], 'fill-accent'],
  ['fashion', [8, 12, 17, 10, 13, 18, 9, 12], 'fill-il-teal'],
  ['food', [6, 9, 12, 8, 10, 13, 8, 6], 'fill-il-mid'],
] as const

/** Three floors with different visitors and moods. */
export function TailoredArt() {
  const { t } = useSite()
  return (
    <ul className="text-small">
      {floors.map(([floor, halves, fill]) => (
        <li
          key={floor}
          className="flex items-center justify-between gap-4 border-t border-line py-2.5 last:border-b"
        >
          <span className="whitespace-pre-line">
            <b className="font-semibold">{t(`art.floors.${floor}.title`)}</b>
            {'\n'}
            <span className="text-muted">{t(`art.floors.${floor}.text`)}</span>
          </span>
          <MoodWave halves={halves} className={`h-9 w-27 shrink-0 ${fill}`} />
        </li>
      ))}
    </ul>
  )
}
