import { Beat } from '@bgm/ui'
import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'

const zones = ['restaurant', 'spa', 'pool'] as const
const tile = 'flex min-h-26 flex-col justify-between gap-3.5 p-3.5 text-small leading-[1.4]'

/** A floor plan: one large zone, three that play, one at rest. */
export function ZonesArt() {
  const { t } = useSite()
  const name = (zone: 'lobby' | 'meeting' | (typeof zones)[number], playing = true) => (
    <span className="flex items-center justify-between gap-2">
      <b className="text-label font-[650]">{t(`art.zones.${zone}`)}</b>
      {playing ? <Beat className="text-ok" /> : null}
    </span>
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
          {name('lobby')}
          <span>
            {t('art.moods.lobby')}
            <br />
            <span className="text-muted">{t('art.moods.lobby_until')}</span>
          </span>
        </div>
        {zones.map(zone => (
          <div key={zone} className={cx(tile, 'rounded-field bg-sunken')}>
            {name(zone)}
            <span className="text-muted">{t(`art.moods.${zone}`)}</span>
          </div>
        ))}
        <div className={cx(tile, 'rounded-field border-[1.5px] border-line')}>
          {name('meeting', false)}
          <span className="text-muted">{t('art.moods.paused')}</span>
        </div>
      </div>
    </div>
  )
}
