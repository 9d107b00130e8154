import { createCentredLobePath } from '@bgm/ui'
import { useText } from '#app/text'

const words = ['slowest', 'slow', 'gentle', 'medium', 'fast'] as const
const limits = [56, 70, 88, 108]

/** Returns the tempo level from 1 (slowest) to 5. */
const getLevel = (beats: number) => 1 + limits.filter(limit => beats >= limit).length

/** Five lobes, filled up to the tempo's level. */
const TempoLobes = ({ level }: { level: number }) => (
  <svg viewBox="0 0 34 18" aria-hidden="true" className="h-4.5 w-8.5 shrink-0">
    {[3, 4.4, 5.8, 7.2, 8.6].map((half, index) => (
      <path
        key={half}
        d={createCentredLobePath(half, 3.7)}
        transform={`translate(${4 + index * 6.6} 9)`}
        className={index < level ? 'fill-accent' : 'fill-line-strong opacity-45'}
      />
    ))}
  </svg>
)

/** The average tempo as lobes, a word and beats per minute. */
export function TempoLine({ beats }: { beats: number }) {
  const t = useText()
  const level = getLevel(beats)
  return (
    <span className="inline-flex items-center gap-1.5">
      <TempoLobes level={level} />
      {t('music.tempo', { word: t(`music.tempos.${words[level - 1] ?? 'medium'}`), beats })}
    </span>
  )
}

/** The tempo of one track as lobes. */
export function TempoIcon({ beats }: { beats: number | null }) {
  const t = useText()
  if (beats === null) return null
  const level = getLevel(beats)
  const word = t(`music.tempos.${words[level - 1] ?? 'medium'}`)
  return (
    <span>
      <TempoLobes level={level} />
      <span className="sr-only">{t('music.tempo', { word, beats })}</span>
    </span>
  )
}
