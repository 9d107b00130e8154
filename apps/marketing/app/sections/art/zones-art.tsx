import { LoadingMark } from '@bgm/ui'
import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'
import type { ArtProps } from './art-props'

const moods = ['second', 'third', 'fourth'] as const
const tile = 'flex min-h-26 flex-col justify-between gap-3.5 p-3.5 text-small leading-[1.4]'

/** A floor plan with four zones in which music plays and one in which it is paused. */
export function ZonesArt({ places: [first = '', ...places] }: ArtProps) {
  const { t } = useSite()
  const name = (place = '', playing = true) => (
    <b className="flex items-center justify-between gap-2 text-label font-[650]">
      {place}
      {playing ? <LoadingMark className="text-ok" /> : null}
    </b>
  )
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-2 @md:grid-cols-[1.35fr_1fr_1fr]">
        <div
          className={cx(
            tile,
            'col-span-2 rounded-[44px_6px_6px_6px] bg-ok-tint @md:col-span-1 @md:row-span-2',
          )}
        >
          {name(first)}
          <span className="whitespace-pre-line">
            {t('art.moods.first')}
            {'\n'}
            <span className="text-muted">{t('art.moods.first_until')}</span>
          </span>
        </div>
        {moods.map((mood, index) => (
          <div key={mood} className={cx(tile, 'rounded-field bg-sunken')}>
            {name(places[index])}
            <span className="text-muted">{t(`art.moods.${mood}`)}</span>
          </div>
        ))}
        <div className={cx(tile, 'rounded-field border-[1.5px] border-line')}>
          {name(places[3], false)}
          <span className="text-muted">{t('art.moods.paused')}</span>
        </div>
      </div>
    </div>
  )
}
